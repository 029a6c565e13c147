import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that keeps its identity and always runs its latest body: what receives it need not render again. */
export function useStable<Arguments extends unknown[], Result>(
  body: (...args: Arguments) => Result
): (...args: Arguments) => Result {
  const latest = useRef(body)
  useLayoutEffect(() => {
    latest.current = body
  })
  return useCallback((...args: Arguments) => latest.current(...args), [])
}
