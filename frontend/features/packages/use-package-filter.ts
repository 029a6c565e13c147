import { useCallback } from 'react'
import { PACKAGE_SORTS, type PackageFilter, type PackagePage } from '@/api/list-packages'
import type { PackageCategory, PackageType } from '@/api/types'
import { PAGE_SIZES } from '@/lib/page-sizes'
import { idIn, oneOf, useAddressFilter, withChange } from '@/lib/use-address-filter'

export const CATEGORIES: PackageCategory[] = ['SIMULATION', 'REFERENCE', 'OFFERED', 'CONTRACTED']
export const TYPES: PackageType[] = ['FIX', 'FLEX']

/** The filter of the list lives in the URL: `?category=reference&search=dev&sort=cost&page=2`. */
export function usePackageFilter(): [
  PackagePage,
  (change: Partial<PackagePage>) => void,
  (filter: PackageFilter) => void,
] {
  const [filter, change, setParams] = useAddressFilter(readFilter)
  /** Leaves nothing of what was there: a saved view, or no filter at all. */
  const replace = useCallback(
    (next: PackageFilter) =>
      setParams((before) => {
        const kept = new URLSearchParams()
        const size = before.get('perPage')
        if (size) kept.set('perPage', size)
        return withChange(kept, next)
      }),
    [setParams]
  )
  return [filter, change, replace]
}

/** What an address asks for; anything that is no filter is left out. */
export function readFilter(params: URLSearchParams): PackagePage {
  const page = Number(params.get('page') ?? 1)
  const perPage = Number(params.get('perPage'))
  return {
    category: oneOf(CATEGORIES, params.get('category')?.toUpperCase()),
    type: oneOf(TYPES, params.get('type')?.toUpperCase()),
    commission: params.get('commission') ?? undefined,
    department: idIn(params.get('department')),
    worker: idIn(params.get('worker')),
    search: params.get('search') ?? undefined,
    archived: params.has('archived') || undefined,
    sort: oneOf(PACKAGE_SORTS, params.get('sort')),
    order: oneOf(['asc', 'desc'] as const, params.get('order')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: oneOf(PAGE_SIZES, perPage) ?? PAGE_SIZES[0],
  }
}

/** The filters that narrow the list, without its order and its page. */
export function narrowing({
  sort: _sort,
  order: _order,
  page: _page,
  perPage: _perPage,
  ...filter
}: PackagePage): [keyof PackageFilter, string | boolean][] {
  return Object.entries(filter).filter(([, value]) => value) as never
}

/** What a saved view keeps: everything but the page. */
export function viewOf({ page: _page, perPage: _perPage, ...filter }: PackagePage): PackageFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}
