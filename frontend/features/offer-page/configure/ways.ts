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
  const [up, down] = [Math.min(max, value + step), Math.max(min, value - step)]
  const way = (key: Way['key'], to: number): Way => ({
    key,
    step: textOf(cent(Math.abs(to - value))),
    changes: changesOf(to),
  })
  return [
    ...(up > value ? [way('more', cent(up))] : []),
    ...(down < value ? [way('less', cent(down))] : []),
  ]
}

/** Steps may be of cents. */
function cent(amount: number): number {
  return cents(amount) / 100
}
