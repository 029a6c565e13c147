import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from './request.ts'
import type { Health } from './types.ts'

/** The state of each part of the product. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => request<Health>('GET', '_status/health', { signal }),
  refetchInterval: 15_000,
})

export const useHealth = () => useQuery(healthQuery)
