import { useMutation } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** The second step of a sign-in. */
export const useProveSecondFactor = () =>
  useMutation({
    mutationFn: (code: string) => answerOf(api.POST('/session/second-factor', { body: { code } })),
  })
