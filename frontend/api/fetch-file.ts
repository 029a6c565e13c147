import { fileNameOf } from '@/lib/file-name'
import { send } from './client.ts'
import { problemOf } from './problem.ts'

/** A file of the server and the name it gives it. */
export interface FetchedFile {
  file: Blob
  name: string
}

/**
 * @param body what the file is made of, where it is asked for by a POST
 * @throws ApiProblem on a refusal
 */
export async function fetchFile(url: string, body?: object): Promise<FetchedFile> {
  const response = await send(new Request(url, body && posted(body)))
  if (!response.ok) throw problemOf(response, await response.json().catch(() => null))
  const name = fileNameOf(response.headers.get('content-disposition'))
  return { file: await response.blob(), name }
}

function posted(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}
