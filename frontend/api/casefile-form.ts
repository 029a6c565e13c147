import { queryOptions } from '@tanstack/react-query'
import { send } from './client.ts'
import type { OwnForm, OwnFormBody } from './own-form.ts'
import { problemOf } from './problem.ts'

/** The form of the casefile, or what it has become. */
export type CasefileForm = OwnForm & { casefileStatus: string }

const addressOf = (link: string, rest: string) =>
  `${window.location.origin}/api/out/casefile/${encodeURIComponent(link)}${rest}`

async function call(method: string, url: string, body?: object): Promise<CasefileForm> {
  const response = await send(
    new Request(url, {
      method,
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    })
  )
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw problemOf(response, answer)
  return answer as CasefileForm
}

/** The form behind a casefile's link, whose secret is exchanged once for a cookie and leaves the address. */
export const casefileFormQuery = (link: string) =>
  queryOptions({
    queryKey: ['casefile-form', link],
    queryFn: async () => {
      const secret = window.location.hash.slice(1)
      if (secret) {
        await call('POST', addressOf(link, '/open'), { secret })
        const { pathname, search } = window.location
        window.history.replaceState(window.history.state, '', pathname + search)
      }
      return call('GET', addressOf(link, '/worker'))
    },
    staleTime: Infinity,
  })

export const saveCasefileForm = (link: string, body: OwnFormBody) =>
  call('PUT', addressOf(link, '/worker'), body)
