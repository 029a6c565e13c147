import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { tokensQuery } from './list-tokens.ts'
import type { Permission } from './types.ts'

export interface TokenRequest {
  name: string
  scopes: Permission[]
  /** Days until it ends. */
  days: number
}

/** Makes an API token. Its secret is in this one answer. */
export function useCreateToken() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: TokenRequest) => answerOf(api.POST('/users/tokens', { body })),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  })
}
