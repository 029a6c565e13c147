import { useMutation } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** Asks for a link to choose a new password; the answer is the same whether or not there is an account. */
export const useAskNewPassword = () =>
  useMutation({
    mutationFn: (email: string) => answerOf(api.POST('/new-passwords', { body: { email } })),
  })

/** Sets the new password with the secret of the mailed link; every session ends. */
export const useChooseNewPassword = () =>
  useMutation({
    mutationFn: (body: { secret: string; password: string }) =>
      answerOf(api.POST('/new-passwords/use', { body })),
  })
