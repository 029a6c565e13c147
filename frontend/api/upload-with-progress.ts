import { track } from '@/lib/activity'
import { xsrfToken } from './client.ts'
import { NetworkProblem, problemOf } from './problem.ts'

/**
 * Sends a file as the body of a POST and tells how much has left, which `fetch` cannot.
 *
 * @throws ApiProblem on a refusal
 */
export function uploadWithProgress(
  url: string,
  file: Blob,
  onProgress: (share: number) => void
): Promise<void> {
  return track(
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open('POST', url)
      request.setRequestHeader('accept', 'application/json')
      request.setRequestHeader('content-type', file.type || 'application/octet-stream')
      request.setRequestHeader('x-language', document.documentElement.lang)
      request.setRequestHeader('x-xsrf-token', xsrfToken())
      request.upload.onprogress = ({ loaded, total }) =>
        onProgress(total === 0 ? 1 : loaded / total)
      request.onerror = () => reject(new NetworkProblem('network'))
      request.onload = () =>
        request.status < 400 ? resolve() : reject(problemOf(answered(request), bodyOf(request)))
      request.send(file)
    })
  )
}

function answered(request: XMLHttpRequest): Response {
  const headers = new Headers()
  const id = request.getResponseHeader('x-request-id')
  if (id) headers.set('x-request-id', id)
  return new Response(null, { status: request.status, statusText: request.statusText, headers })
}

function bodyOf(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText)
  } catch {
    return null
  }
}
