import { useMutation } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

export interface Credentials {
  email: string
  password: string
  rememberMe: boolean
}

/** Opens a session; 400 for wrong credentials, 429 after too many tries. */
export const useSignIn = () =>
  useMutation({ mutationFn: (body: Credentials) => answerOf(api.POST('/session', { body })) })
