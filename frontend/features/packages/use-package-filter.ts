import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { PACKAGE_SORTS, type PackageFilter, type PackagePage } from '@/api/list-packages'
import type { PackageCategory, PackageType } from '@/api/types'
import { PAGE_SIZES } from '@/lib/page-sizes'

export const CATEGORIES: PackageCategory[] = ['SIMULATION', 'REFERENCE', 'OFFERED', 'CONTRACTED']
export const TYPES: PackageType[] = ['FIX', 'FLEX']

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The filter of the list lives in the URL: `?category=reference&search=dev&sort=cost&page=2`. */
export function usePackageFilter(): [
  PackagePage,
  (change: Partial<PackagePage>) => void,
  (filter: PackageFilter) => void,
] {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => readFilter(params), [params])

  const change = useCallback(
    (part: Partial<PackagePage>) =>
      setParams((before) => withChange(before, { page: undefined, ...part }), {
        replace: !('page' in part),
        preventScrollReset: !('page' in part),
      }),
    [setParams]
  )
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

function withChange(before: URLSearchParams, part: Partial<PackagePage>): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const [key, value] of Object.entries(part)) {
    const isDefault = (key === 'page' && value === 1) || (key === 'perPage' && value === 25)
    if (value === undefined || value === '' || value === false || isDefault) next.delete(key)
    else if (value === true) next.set(key, '1')
    else
      next.set(
        key,
        key === 'category' || key === 'type' ? String(value).toLowerCase() : String(value)
      )
  }
  return next
}

function oneOf<T>(known: readonly T[], value: unknown): T | undefined {
  return known.find((each) => each === value)
}

function idIn(value: string | null): string | undefined {
  return value !== null && UUID.test(value) ? value : undefined
}
