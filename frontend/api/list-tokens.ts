import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from './request.ts'
import type { ApiToken } from './types.ts'

/** The signed-in user's API tokens; a secret is never shown again after its creation. */
export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: async ({ signal }) => {
    const answer = await request<ApiToken[] | { data: ApiToken[] }>('GET', 'tokens', { signal })
    return Array.isArray(answer) ? answer : answer.data
  },
})

export const useTokens = () => useQuery(tokensQuery)
