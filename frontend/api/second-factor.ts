import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** Whether the signed-in person has a second factor, and how many recovery codes are left. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => answerOf(api.GET('/second-factor', { signal })),
})

export const useSecondFactor = () => useQuery(secondFactorQuery)

/** The secret for the app; nothing is on yet. */
export const useStartAuthenticator = () =>
  useMutation({
    mutationFn: () => answerOf(api.POST('/second-factor')),
    gcTime: 0,
  })

/** Names a phone and sends it a first code; nothing is on yet. */
export const useStartSms = () =>
  useMutation({
    mutationFn: (phone: string) => answerOf(api.POST('/second-factor/sms', { body: { phone } })),
    gcTime: 0,
  })

/** Turns it on; the answer holds the recovery codes, once. */
export const useConfirmSecondFactor = (kind: 'TOTP' | 'SMS') => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) =>
      answerOf(api.POST('/second-factor/confirmation', { body: { code, kind } })),
    onSuccess: () => client.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
    gcTime: 0,
  })
}

/** Ten new recovery codes in place of all before, once. */
export const useRenewRecoveryCodes = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => answerOf(api.POST('/second-factor/recovery-codes')),
    onSuccess: () => client.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
    gcTime: 0,
  })
}

/** Sends a code to the own phone; 429 with the seconds to wait when one has only just left. */
export const useSendOwnCode = () =>
  useMutation({ mutationFn: () => answerOf(api.POST('/second-factor/sms/code')) })

export const useTurnOffSecondFactor = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => answerOf(api.POST('/second-factor/removal')),
    onSuccess: () => client.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
  })
}
