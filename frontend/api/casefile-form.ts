import { queryOptions } from '@tanstack/react-query'
import { openPrivate } from '@/lib/private-secret'
import type { AnswerOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import type { CodeWay, OwnFormBody } from './own-form.ts'

/** The form of the casefile, or what it has become. */
export type CasefileForm = AnswerOf<'/out/casefile/{link}/worker'>

/** The form behind a casefile's link. */
export const casefileFormQuery = (link: string) =>
  queryOptions({
    queryKey: ['casefile-form', link],
    queryFn: ({ signal }) => {
      const path = { link }
      return openPrivate<CasefileForm>(
        (secret) =>
          answerOf(api.POST('/out/casefile/{link}/open', { params: { path }, body: { secret } })),
        () => answerOf(api.GET('/out/casefile/{link}/worker', { params: { path }, signal }))
      )
    },
    staleTime: Infinity,
  })

export const saveCasefileForm = (link: string, body: OwnFormBody): Promise<CasefileForm> =>
  answerOf(api.PUT('/out/casefile/{link}/worker', { params: { path: { link } }, body }))

/** Sends a code to what was known of the worker before. */
export const askCasefileCode = (link: string, by: CodeWay) =>
  answerOf(api.POST('/out/casefile/{link}/code', { params: { path: { link } }, body: { by } }))
