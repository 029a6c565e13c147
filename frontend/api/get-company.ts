import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from './request.ts'
import type { Company } from './types.ts'

/** The company of this subdomain, with what the engine needs of it. */
export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => request<Company>('GET', 'company', { signal }),
  staleTime: 5 * 60_000,
})

export const useCompany = () => useQuery(companyQuery)
