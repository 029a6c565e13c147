import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { userQuery } from './get-user.ts'
import type { Language } from './types.ts'

/** Changes the signed-in user's language or name. */
export function useUpdateUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { language?: Language; displayName?: string }) =>
      answerOf(api.PUT('/users', { body })),
    onSuccess: (user) => client.setQueryData(userQuery.queryKey, user),
  })
}
