import { useDeferredValue } from 'react'
import { useSettled } from '@/lib/use-settled'

/** A slider that moves, or a key that is held, changes the figures oftener than this. */
const REST_MS = 120

/**
 * A state of the form once its figures rest. What computes the package anew or draws much of the screen follows them so: at
 * each step of a slider it would hold up the next one. A key that comes while it is drawn goes first.
 */
export function useRested<T>(now: T): T {
  return useDeferredValue(useSettled(now, REST_MS))
}
