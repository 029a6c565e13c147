import { cents } from '#modules/compute/pure'
import type { Changes } from './choices.ts'

/** One step from where a choice stands. */
export interface Way {
  key: 'more' | 'less'
  /** How much it is, with its unit: « 1 jour ». */
  step: string
  changes: Changes
}

/**
 * The steps of an amount from where it stands, as far as it goes.
 *
 * @param changesOf what another amount writes
 */
export function slideWays(
  changesOf: (amount: number) => Changes,
  { value, step, min, max }: { value: number; step: number; min: number; max: number },
  textOf: (amount: number) => string
): Way[] {
  return (['more', 'less'] as const).flatMap((key) => {
    const sign = key === 'more' ? 1 : -1
    const to = cent(Math.min(max, Math.max(min, value + sign * step)))
    const by = cent((to - value) * sign)
    return by > 0 ? [{ key, step: textOf(by), changes: changesOf(to) }] : []
  })
}

/** Steps may be of cents. */
function cent(amount: number): number {
  return cents(amount) / 100
}
