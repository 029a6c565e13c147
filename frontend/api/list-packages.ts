import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { request } from './request.ts'
import type { Package, PackageCategory, Page } from './types.ts'

export interface PackageFilter {
  page?: number
  perPage?: number
  category?: PackageCategory
  search?: string
}

/** One page of packages, the last changed first. */
export const packagesQuery = (filter: PackageFilter) =>
  queryOptions({
    queryKey: ['packages', filter],
    queryFn: ({ signal }) => request<Page<Package>>('GET', 'packages', { query: { ...filter }, signal }),
    placeholderData: keepPreviousData,
  })

export const usePackages = (filter: PackageFilter) => useQuery(packagesQuery(filter))
