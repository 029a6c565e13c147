import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** What changed in law and product, the newest first. */
export const changesQuery = queryOptions({
  queryKey: ['change-logs'],
  queryFn: async ({ signal }) => (await answerOf(api.GET('/change-logs', { signal }))).data,
  staleTime: Infinity,
})

export const useChanges = (enabled: boolean) => useQuery({ ...changesQuery, enabled })
