import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { asPackage, type Package, type PackageCategory, type Page } from './types.ts'

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
    queryFn: async ({ signal }): Promise<Page<Package>> => {
      const { data, meta } = await answerOf(
        api.GET('/packages', { params: { query: filter }, signal })
      )
      return { data: data.map(asPackage), meta }
    },
    placeholderData: keepPreviousData,
  })

export const usePackages = (filter: PackageFilter) => useQuery(packagesQuery(filter))
