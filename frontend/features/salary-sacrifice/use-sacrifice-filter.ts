import { SACRIFICE_STATUSES, type SacrificeFilter } from '@/api/salary-sacrifices'
import { PAGE_SIZES } from '@/lib/page-sizes'
import { oneOf, useAddressFilter } from '@/lib/use-address-filter'

/** The filter of the list lives in the URL: `?status=proposed&search=velo&page=2`. Another filter begins at its first page. */
export function useSacrificeFilter(): [SacrificeFilter, (change: SacrificeFilter) => void] {
  const [filter, change] = useAddressFilter(readFilter)
  return [filter, change]
}

/** What an address asks for; anything that is no filter is left out. */
export function readFilter(params: URLSearchParams): SacrificeFilter {
  const page = Number(params.get('page'))
  const status = params.get('status')?.toUpperCase()
  return {
    search: params.get('search') || undefined,
    status: oneOf(SACRIFICE_STATUSES, status),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    perPage: oneOf(PAGE_SIZES.slice(1), Number(params.get('perPage'))),
  }
}
