import { queryOptions } from '@tanstack/react-query'
import type { paths } from '#client/api'
import { answerOf, api } from './client.ts'
import { uploadOf } from './upload.ts'

type Own = paths['/out/worker/{link}']
type Answer = Own['get']['responses'][200]['content']['application/json']

export type OwnFormBody = NonNullable<Own['put']['requestBody']>['content']['application/json']
export type FormSection = Answer['sections'][number]
export type CodeWay = Answer['confirmBy'][number]['by']

/** The form of a worker's own details, by whichever link it was opened. */
export interface OwnForm {
  worker: Omit<Answer, 'company' | 'sections' | 'rewardStatements'>
  company: Answer['company']
  sections: FormSection[]
}

const formOf = ({ company, sections, ...worker }: Answer): OwnForm => ({
  worker,
  company,
  sections: [...sections],
})

/**
 * The form behind a worker's link. The secret stands behind `#` in the mailed address; it is exchanged once for a cookie
 * and leaves the address, so that neither the history nor a shared screen keeps it.
 */
export const ownFormQuery = (link: string) =>
  queryOptions({
    queryKey: ['own-form', link],
    queryFn: async ({ signal }) => {
      const secret = window.location.hash.slice(1)
      const path = { link }
      if (!secret)
        return formOf(await answerOf(api.GET('/out/worker/{link}', { params: { path }, signal })))
      const opened = await answerOf(
        api.POST('/out/worker/{link}/open', { params: { path }, body: { secret } })
      )
      const { pathname, search } = window.location
      window.history.replaceState(window.history.state, '', pathname + search)
      return formOf(opened)
    },
    staleTime: Infinity,
  })

export const saveOwnForm = async (link: string, body: OwnFormBody): Promise<OwnForm> =>
  formOf(await answerOf(api.PUT('/out/worker/{link}', { params: { path: { link } }, body })))

/** Sends a code to what was known of the worker before. */
export const askOwnCode = (link: string, by: CodeWay) =>
  answerOf(api.POST('/out/worker/{link}/code', { params: { path: { link } }, body: { by } }))

/** Gives the own photo, or takes it away; answers where it is read. */
export async function saveOwnPhoto(link: string, photo: Blob | null): Promise<string | null> {
  const params = { path: { link } }
  await answerOf(
    photo
      ? api.PUT('/out/worker/{link}/photo', { params, ...uploadOf(photo) })
      : api.DELETE('/out/worker/{link}/photo', { params })
  )
  return (await answerOf(api.GET('/out/worker/{link}', { params }))).photoUrl
}
