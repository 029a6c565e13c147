import { useMutation } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** The second step of a sign-in. */
export const useProveSecondFactor = () =>
  useMutation({
    mutationFn: (code: string) => answerOf(api.POST('/session/second-factor', { body: { code } })),
  })

/** Sends a code to the phone; 429 with the seconds to wait when one has only just left. */
export const useSendSmsCode = () =>
  useMutation({ mutationFn: () => answerOf(api.POST('/session/second-factor/sms')) })
