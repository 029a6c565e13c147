import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from './request.ts'
import type { Package } from './types.ts'

/** One package with its stored result; 404 for an unknown one and for another company's. */
export const packageQuery = (id: string) =>
  queryOptions({
    queryKey: ['package', id],
    queryFn: ({ signal }) => request<Package>('GET', `packages/${id}`, { signal }),
  })

export const usePackage = (id: string) => useQuery(packageQuery(id))
