import { useMutation } from '@tanstack/react-query'
import { request } from './request.ts'
import type { Company, User } from './types.ts'

export interface Credentials {
  email: string
  password: string
  rememberMe: boolean
}

/** Opens a session; 400 or 422 for wrong credentials, 429 after too many tries. */
export const useSignIn = () =>
  useMutation({ mutationFn: (body: Credentials) => request<{ user: User; company: Company }>('POST', 'session', { body }) })
