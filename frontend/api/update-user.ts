import { useMutation, useQueryClient } from '@tanstack/react-query'
import { userQuery } from './get-user.ts'
import { request } from './request.ts'
import type { User } from './types.ts'

/** Changes the signed-in user's language or name. */
export function useUpdateUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Partial<Pick<User, 'language' | 'displayName'>>) => request<User>('PUT', 'users', { body }),
    onSuccess: (user) => client.setQueryData(userQuery.queryKey, user),
  })
}
