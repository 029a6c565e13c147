import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { PAGE_SIZES } from './page-sizes.ts'

/** The names of the address are short words; the fields of a call keep their own. */
const NAMES: Record<string, string> = { workerId: 'worker' }
/** The codes of these are written small. */
const SMALL = ['category', 'status', 'type']
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Change<F> = (part: Partial<F>) => void
type SetParams = ReturnType<typeof useSearchParams>[1]

/**
 * The filter of a list, which lives in the address: what it asks for, and how to change a part of it. Another filter
 * begins at its first page. A page or a tab is a step to go back over; what is typed is none.
 *
 * @param read what an address asks for; declared outside the component
 */
export function useAddressFilter<F extends object>(
  read: (params: URLSearchParams) => F
): [F, Change<F>, SetParams] {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => read(params), [params, read])
  const change = useCallback(
    (part: Partial<F>) =>
      setParams((before) => withChange(before, { page: undefined, ...part }), {
        replace: !('page' in part) && !('status' in part),
        preventScrollReset: !('page' in part),
      }),
    [setParams]
  )
  return [filter, change, setParams]
}

/** The address with the change; what is usual does not stand in it. */
export function withChange(before: URLSearchParams, part: object): URLSearchParams {
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

/** The value where it is one of those known. */
export function oneOf<T>(known: readonly T[], value: unknown): T | undefined {
  return known.find((each) => each === value)
}

/** The value where it is an id. */
export function idIn(value: string | null): string | undefined {
  return value !== null && UUID.test(value) ? value : undefined
}
