import { useCallback, useMemo } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { isUuid } from '#modules/shared/values/is_uuid'
import { PAGE_SIZES } from './page-sizes.ts'

/** The names of the address are short words; the fields of a call keep their own. */
const NAMES: Record<string, string> = { workerId: 'worker' }
/** The codes of these are written small. */
const SMALL = ['category', 'status', 'type']
/** Fields that say which part of the list is shown and how; they narrow nothing. */
const SHOWN = ['sort', 'order', 'page', 'perPage']

type Reader<V> = (text: string | null) => V | undefined

/** One of the words known. */
export const word =
  <T extends string>(known: readonly T[]): Reader<T> =>
  (text) =>
    known.find((each) => each === text)

/** One of the codes known, which the address may write small. */
export const code =
  <T extends string>(known: readonly T[]): Reader<T> =>
  (text) =>
    known.find((each) => each === text?.toUpperCase())

export const text: Reader<string> = (value) => value || undefined
export const id: Reader<string> = (value) => (isUuid(value ?? '') ? value! : undefined)
export const flag: Reader<boolean> = (value) => value !== null || undefined

/** Which page of a list, and how long a page is. */
export const PAGE_FIELDS = {
  page: (value: string | null) => Math.max(1, Math.trunc(Number(value)) || 1),
  perPage: (value: string | null) =>
    PAGE_SIZES.find((size) => size === Number(value)) ?? PAGE_SIZES[0],
}

/** The orders of a list. */
export const sortFields = <Sort extends string>(sorts: readonly Sort[]) => ({
  sort: word(sorts),
  order: word(['asc', 'desc'] as const),
})

/** What an address asks for, field by field; anything that makes no sense there is left out. */
export function addressReader<F extends object>(fields: { [K in keyof F]-?: Reader<F[K]> }) {
  return (params: URLSearchParams): F => {
    const read = Object.entries<Reader<unknown>>(fields).map(([key, reader]) => [
      key,
      reader(params.get(NAMES[key] ?? key)),
    ])
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as F
  }
}

/**
 * The filter of a list, which lives in the address: what it asks for, how to change a part of it, and how to put
 * another in its place. Another filter begins at its first page. A page or a tab is a step to go back over; what is
 * typed is none.
 *
 * @param read what an address asks for; declared outside the component (`addressReader`)
 */
export function useAddressFilter<F extends object>(
  read: (params: URLSearchParams) => F
): [filter: F, change: (part: Partial<F>) => void, replace: (filter: Partial<F>) => void] {
  const [params, setParams] = useSearchParams()
  const isLeaving = useIsLeaving()
  const filter = useMemo(() => read(params), [params, read])
  const change = useCallback(
    (part: Partial<F>) => {
      if (isLeaving) return
      setParams(withChange(addressNow(), { page: undefined, ...part }), {
        replace: !('page' in part) && !('status' in part),
        preventScrollReset: !('page' in part),
        // A head that is clicked twice turns the order that the first click asked for, on a slow phone too.
        flushSync: 'sort' in part,
      })
    },
    [setParams, isLeaving]
  )
  const replace = useCallback(
    (next: Partial<F>) => {
      const size = addressNow().get('perPage')
      setParams(withChange(new URLSearchParams(size ? { perPage: size } : {}), next))
    },
    [setParams]
  )
  return [filter, change, replace]
}

/**
 * The parameters as the window's address has them. Those that `setParams` would hand over are of the last render, which
 * may be behind: of two filters chosen at once the first would be lost.
 */
const addressNow = () => new URLSearchParams(window.location.search)

/** Whether another page is on its way: what was typed a moment ago would bring back the one that is left. */
function useIsLeaving(): boolean {
  const { pathname } = useLocation()
  const next = useNavigation().location
  return next !== undefined && next.pathname !== pathname
}

/** The part of a filter that narrows the list, without its order and its page. */
export function narrowing<F extends object>(
  filter: F
): Omit<F, 'sort' | 'order' | 'page' | 'perPage'> {
  return Object.fromEntries(
    Object.entries(filter).filter(([key, value]) => !SHOWN.includes(key) && value)
  ) as F
}

/** The address with the change; what is usual does not stand in it. */
function withChange(before: URLSearchParams, part: object): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const [key, value] of Object.entries(part)) {
    const name = NAMES[key] ?? key
    const usual = (key === 'page' && value === 1) || (key === 'perPage' && value === PAGE_SIZES[0])
    if (value === undefined || value === '' || value === false || usual) next.delete(name)
    else if (value === true) next.set(name, '1')
    else next.set(name, SMALL.includes(key) ? String(value).toLowerCase() : String(value))
  }
  return next
}
