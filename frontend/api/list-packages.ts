import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import type { Language, ListedPackage, PackageCategory, PackageType, Page } from './types.ts'

export const PACKAGE_SORTS = ['changed', 'name', 'category', 'cost', 'gross', 'net'] as const
export type PackageSort = (typeof PACKAGE_SORTS)[number]

/** Which packages and in which order: what the address of the list says and a saved view keeps. */
export interface PackageFilter {
  category?: PackageCategory
  type?: PackageType
  commission?: string
  department?: string
  worker?: string
  search?: string
  archived?: boolean
  sort?: PackageSort
  order?: 'asc' | 'desc'
}

export interface PackagePage extends PackageFilter {
  page?: number
  perPage?: number
}

/**
 * One page of packages, the last changed first unless told. Who turns the pages says after which package the next one
 * begins: the server then finds it at once, however long the list.
 */
export const packagesQuery = (filter: PackagePage) =>
  queryOptions({
    queryKey: ['packages', filter],
    queryFn: async ({ client, signal }) => {
      const before = { ...filter, page: (filter.page ?? 1) - 1 }
      const after = client.getQueryData<Page<ListedPackage>>(['packages', before])?.data.at(-1)?.id
      const query = { ...filter, ...(after && { after }) }
      return (await answerOf(
        api.GET('/packages', { params: { query }, signal })
      )) as Page<ListedPackage>
    },
    placeholderData: keepPreviousData,
  })

export const usePackages = (filter: PackagePage, enabled = true) =>
  useQuery({ ...packagesQuery(filter), enabled })

/** The list as a file, as long as it is a short one. */
export const packagesFile = (
  format: 'csv' | 'xlsx',
  query: PackageFilter & { ids?: string; language: Language }
) =>
  answerOf(
    format === 'csv'
      ? api.GET('/packages/csv', { params: { query }, parseAs: 'blob' })
      : api.GET('/packages/xlsx', { params: { query }, parseAs: 'blob' })
  ) as Promise<unknown> as Promise<Blob>
