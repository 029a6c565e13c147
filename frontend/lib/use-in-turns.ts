import { startTransition, useEffect, useState } from 'react'

/** So long computations go on before the browser has its turn again. */
const TURN_MS = 8
/** While something is moved, or just drawn, what moves has the processor to itself. */
const SETTLED_MS = 250

/**
 * What many computations give, made a few at a time so that they hold up no touch and no paint. They begin anew when one
 * of the needs changes; what was there stays until all the new ones are.
 *
 * @param begin the computations for these needs; null where there is nothing to find out now
 * @param settledMs how long the needs stand still before anything is computed
 * @returns in the order of the computations; null before the first are done
 */
export function useInTurns<T>(
  begin: () => readonly (() => T)[] | null,
  needs: readonly unknown[],
  settledMs = SETTLED_MS
): readonly T[] | null {
  const [found, setFound] = useState<readonly T[] | null>(null)
  useEffect(() => {
    let timer = setTimeout(() => {
      const computations = begin()
      if (computations) turn(computations, [])
    }, settledMs)
    function turn(computations: readonly (() => T)[], done: T[]) {
      const end = performance.now() + TURN_MS
      do {
        if (done.length === computations.length) return startTransition(() => setFound(done))
        done.push(computations[done.length]!())
      } while (performance.now() < end)
      timer = setTimeout(() => turn(computations, done))
    }
    return () => clearTimeout(timer)
    // What is computed follows from what the caller says it needs.
  }, needs)
  return found
}
