import { OFFER_SORTS, OFFER_STATUSES, type OfferPage, type OfferSort } from '@/api/offers'
import { PAGE_SIZES } from '@/lib/page-sizes'
import { idIn, oneOf, useAddressFilter } from '@/lib/use-address-filter'

/** Words start at A and the nearest expiry comes first, the last change is the latest. */
const RISING_FIRST: readonly OfferSort[] = ['worker', 'name', 'status', 'validity']

/** How the list is ordered: by the last change unless the address says otherwise. */
export function orderOf({ sort = 'changed', order }: OfferPage) {
  return { sort, order: order ?? (RISING_FIRST.includes(sort) ? 'asc' : 'desc') }
}

/** The filter of the list lives in the URL: `?status=sent&search=dev&sort=validity&page=2`. */
export function useOfferFilter(): [OfferPage, (change: Partial<OfferPage>) => void] {
  const [filter, change] = useAddressFilter(readFilter)
  return [filter, change]
}

/** What an address asks for; anything that is no filter is left out. */
export function readFilter(params: URLSearchParams): OfferPage {
  const page = Number(params.get('page') ?? 1)
  return {
    status: oneOf(OFFER_STATUSES, params.get('status')?.toUpperCase()),
    search: params.get('search') || undefined,
    workerId: idIn(params.get('worker')),
    sort: oneOf(OFFER_SORTS, params.get('sort')),
    order: oneOf(['asc', 'desc'] as const, params.get('order')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: oneOf(PAGE_SIZES, Number(params.get('perPage'))) ?? PAGE_SIZES[0],
  }
}
