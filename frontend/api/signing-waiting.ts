import { useMutation, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { CASEFILES_KEY } from './casefiles.ts'

/** What waits for the signature of the signed-in user. */
export const useSigningWaiting = (enabled: boolean) =>
  useQuery({
    queryKey: [...CASEFILES_KEY, 'waiting'],
    queryFn: async ({ signal }) => (await answerOf(api.GET('/signing/waiting', { signal }))).data,
    enabled,
  })

export type WaitingSignature = NonNullable<ReturnType<typeof useSigningWaiting>['data']>[number]

/** Where the signed-in user reads and signs it. */
export const useOwnSigningLink = () =>
  useMutation({
    mutationFn: (signerId: string) =>
      answerOf(api.POST('/signing/waiting/{signerId}/link', { params: { path: { signerId } } })),
  })
