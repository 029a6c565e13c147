import { useMutation } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** Asks for a sign-in link by mail; the answer is the same whether or not there is an account. */
export const useAskSignInLink = () =>
  useMutation({
    mutationFn: (body: { email: string; rememberMe: boolean }) =>
      answerOf(api.POST('/session/links', { body })),
  })
