import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** The signed-in user's API tokens; a secret is never shown again after its creation. */
export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: async ({ signal }) => (await answerOf(api.GET('/tokens', { signal }))).data,
})

export const useTokens = () => useQuery(tokensQuery)
