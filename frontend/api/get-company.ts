import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const STALE_MS = 5 * 60_000

/** The company of this subdomain, with what the engine needs of it. */
export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => answerOf(api.GET('/company', { signal })),
  staleTime: STALE_MS,
})

export const useCompany = () => useQuery(companyQuery)
