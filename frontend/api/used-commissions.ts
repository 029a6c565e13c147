import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** The joint committees that packages of the company are under. */
const usedCommissionsQuery = queryOptions({
  queryKey: ['packages', 'commissions'],
  queryFn: async ({ signal }) =>
    (await answerOf(api.GET('/packages/commissions', { signal }))).data,
})

export const useUsedCommissions = () => useQuery(usedCommissionsQuery)
