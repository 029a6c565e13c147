import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from './request.ts'
import type { Brand } from './types.ts'

/** The company's name, colour and logo: public, for the pages before a sign-in. */
export const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: ({ signal }) => request<Brand>('GET', 'out/company', { signal }),
  staleTime: Infinity,
})

export const useBrand = () => useQuery(brandQuery)
