import { useMutation, useQueryClient } from '@tanstack/react-query'
import { tokensQuery } from './list-tokens.ts'
import { request } from './request.ts'

/** Revokes an API token: programs that use it are refused from now on. */
export function useRevokeToken() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => request<void>('DELETE', `tokens/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  })
}
