import { queryOptions, useMutation } from '@tanstack/react-query'
import type { AnswerOf } from './calls.ts'
import { CASEFILES_KEY, useCasefileChange, type Casefile } from './casefiles.ts'
import { answerOf, api } from './client.ts'

/** What a signature is worth. */
export type SigningLevel = Casefile['documents'][number]['level']
export type DocumentLevel = AnswerOf<'/casefile/{id}/levels'>['data'][number]

/** What each document would be signed with, and what there is to choose from. */
export const casefileLevelsQuery = ({ id, version, updatedAt }: Casefile) =>
  queryOptions({
    queryKey: [...CASEFILES_KEY, id, 'levels', version, updatedAt],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/casefile/{id}/levels', { params: { path: { id } }, signal })),
  })

export interface Sending {
  lastDayStr: string
  levels: { documentId: string; level: DocumentLevel['choices'][number] }[]
  message: string
}

/** Sends it to be signed, with the words for its mails. */
export const useSendCasefile = (casefile: Casefile) =>
  useCasefileChange(async ({ message, ...sending }: Sending) => {
    const params = { path: { id: casefile.id } }
    const { version } =
      message === casefile.message
        ? casefile
        : await answerOf(
            api.PUT('/casefile/{id}', { params, body: { version: casefile.version, message } })
          )
    return answerOf(api.POST('/casefile/{id}/send', { params, body: { version, ...sending } }))
  })

/** Mails those whose turn it is once more. */
export const useRemindSigners = (id: string) =>
  useCasefileChange(() => answerOf(api.POST('/casefile/{id}/remind', { params: { path: { id } } })))

/** Gives a later last day. */
export const useExtendCasefile = (id: string) =>
  useCasefileChange((lastDayStr: string) =>
    answerOf(api.POST('/casefile/{id}/extend', { params: { path: { id } }, body: { lastDayStr } }))
  )

/** Puts another person in the place of a signer; of the worker, the address that is known now. */
export const useReplaceSigner = (id: string) =>
  useCasefileChange(({ of, signerId }: { of: string; signerId: string | null }) =>
    answerOf(
      api.POST('/casefile/{id}/signers/{signerId}/replace', {
        params: { path: { id, signerId: of } },
        body: { signerId },
      })
    )
  )

/** A private link of a signer, which the employer sends by themselves. */
export const useSignerLink = (id: string) =>
  useMutation({
    mutationFn: (signerId: string) =>
      answerOf(
        api.POST('/casefile/{id}/signers/{signerId}/link', {
          params: { path: { id, signerId } },
        })
      ),
  })
