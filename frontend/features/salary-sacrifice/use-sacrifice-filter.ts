import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { SACRIFICE_STATUSES, type SacrificeFilter } from '@/api/salary-sacrifices'
import { PAGE_SIZES } from '@/lib/page-sizes'

/** The filter of the list lives in the URL: `?status=proposed&search=velo&page=2`. Another filter begins at its first page. */
export function useSacrificeFilter(): [SacrificeFilter, (change: SacrificeFilter) => void] {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => readFilter(params), [params])
  const change = useCallback(
    (part: SacrificeFilter) =>
      setParams((before) => withChange(before, { page: undefined, ...part }), {
        replace: !('page' in part) && !('status' in part),
        preventScrollReset: !('page' in part),
      }),
    [setParams]
  )
  return [filter, change]
}

/** What an address asks for; anything that is no filter is left out. */
export function readFilter(params: URLSearchParams): SacrificeFilter {
  const page = Number(params.get('page'))
  const status = params.get('status')?.toUpperCase()
  return {
    search: params.get('search') || undefined,
    status: SACRIFICE_STATUSES.find((each) => each === status),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    perPage: PAGE_SIZES.slice(1).find((size) => size === Number(params.get('perPage'))),
  }
}

/** What is usual does not stand in the address. */
function withChange(before: URLSearchParams, part: SacrificeFilter): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const [key, value] of Object.entries(part)) {
    const usual = (key === 'page' && value === 1) || (key === 'perPage' && value === PAGE_SIZES[0])
    if (value === undefined || value === '' || usual) next.delete(key)
    else next.set(key, key === 'status' ? String(value).toLowerCase() : String(value))
  }
  return next
}
