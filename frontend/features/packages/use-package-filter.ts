import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { PackageFilter } from '@/api/list-packages'
import type { PackageCategory } from '@/api/types'

const CATEGORIES: PackageCategory[] = ['SIMULATION', 'REFERENCE', 'OFFERED', 'CONTRACTED']

/** The filter of the list lives in the URL: `?category=reference&search=dev&page=2`. */
export function usePackageFilter(): [PackageFilter, (change: Partial<PackageFilter>) => void] {
  const [params, setParams] = useSearchParams()
  const filter = useMemo<PackageFilter>(() => {
    const category = params.get('category')?.toUpperCase()
    const page = Number(params.get('page') ?? 1)
    return {
      category: CATEGORIES.find((known) => known === category),
      search: params.get('search') ?? undefined,
      page: Number.isInteger(page) && page > 0 ? page : 1,
    }
  }, [params])

  const change = useCallback(
    (part: Partial<PackageFilter>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [key, value] of Object.entries({ page: undefined, ...part })) {
            if (value === undefined || value === '' || (key === 'page' && value === 1))
              next.delete(key)
            else next.set(key, key === 'category' ? String(value).toLowerCase() : String(value))
          }
          return next
        },
        { replace: !('page' in part), preventScrollReset: !('page' in part) }
      ),
    [setParams]
  )
  return [filter, change]
}

export { CATEGORIES }
