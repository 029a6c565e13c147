import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { tokensQuery } from './list-tokens.ts'

/** Revokes an API token: programs that use it are refused from now on. */
export function useRevokeToken() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => answerOf(api.DELETE('/tokens/{id}', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  })
}
