import { queryOptions } from '@tanstack/react-query'
import { openPrivate } from '@/lib/private-secret'
import type { AnswerOf, BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import { uploadOf } from './upload.ts'

type Answer = AnswerOf<'/out/worker/{link}'>

export type OwnFormBody = BodyOf<'/out/worker/{link}', 'put'>
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

/** The form behind a worker's link. */
export const ownFormQuery = (link: string) =>
  queryOptions({
    queryKey: ['own-form', link],
    queryFn: async ({ signal }) => {
      const path = { link }
      return formOf(
        await openPrivate<Answer>(
          (secret) =>
            answerOf(api.POST('/out/worker/{link}/open', { params: { path }, body: { secret } })),
          () => answerOf(api.GET('/out/worker/{link}', { params: { path }, signal }))
        )
      )
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
