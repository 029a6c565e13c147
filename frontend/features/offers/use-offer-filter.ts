import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { OFFER_SORTS, OFFER_STATUSES, type OfferPage, type OfferSort } from '@/api/offers'
import { PAGE_SIZES } from '@/lib/page-sizes'

/** Words start at A and the nearest expiry comes first, the last change is the latest. */
const RISING_FIRST: readonly OfferSort[] = ['worker', 'name', 'status', 'validity']

/** How the list is ordered: by the last change unless the address says otherwise. */
export function orderOf({ sort = 'changed', order }: OfferPage) {
  return { sort, order: order ?? (RISING_FIRST.includes(sort) ? 'asc' : 'desc') }
}

/** The filter of the list lives in the URL: `?status=sent&search=dev&sort=validity&page=2`. */
export function useOfferFilter(): [OfferPage, (change: Partial<OfferPage>) => void] {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => readFilter(params), [params])
  const change = useCallback(
    (part: Partial<OfferPage>) =>
      setParams((before) => withChange(before, { page: undefined, ...part }), {
        replace: !('page' in part) && !('status' in part),
        preventScrollReset: !('page' in part),
      }),
    [setParams]
  )
  return [filter, change]
}

/** What an address asks for; anything that is no filter is left out. */
export function readFilter(params: URLSearchParams): OfferPage {
  const page = Number(params.get('page') ?? 1)
  const worker = params.get('worker')
  return {
    status: oneOf(OFFER_STATUSES, params.get('status')?.toUpperCase()),
    search: params.get('search') || undefined,
    workerId: worker !== null && UUID.test(worker) ? worker : undefined,
    sort: oneOf(OFFER_SORTS, params.get('sort')),
    order: oneOf(['asc', 'desc'] as const, params.get('order')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: oneOf(PAGE_SIZES, Number(params.get('perPage'))) ?? PAGE_SIZES[0],
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The names of the address are short words; the fields of the call keep their own. */
function withChange(before: URLSearchParams, part: Partial<OfferPage>): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const [key, value] of Object.entries(part)) {
    const name = key === 'workerId' ? 'worker' : key
    const usual = (key === 'page' && value === 1) || (key === 'perPage' && value === PAGE_SIZES[0])
    if (value === undefined || value === '' || usual) next.delete(name)
    else next.set(name, key === 'status' ? String(value).toLowerCase() : String(value))
  }
  return next
}

function oneOf<T>(known: readonly T[], value: unknown): T | undefined {
  return known.find((each) => each === value)
}
