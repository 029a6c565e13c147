import type { Cents } from './money.ts'

/** The first amount between two for which something that stays true becomes true; else the last. */
export function firstAmount(low: Cents, high: Cents, isTrue: (amount: Cents) => boolean): Cents {
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isTrue(middle)) high = middle
    else low = middle + 1
  }
  return low
}
