import { firstAmount } from '../engine/first_amount.ts'
import type { Cents } from '../engine/money.ts'
import type { Law } from '../legislation/index.ts'
import { computeMonth, computeYear } from './index.ts'
import type { Sheet } from './sheet.ts'

/**
 * The first gross salary for which something that stays true becomes true, under a bound from which on it is.
 * Leaves another salary on the sheet.
 */
export function firstOfYear(high: Cents, c: Sheet, law: Law, isTrue: (c: Sheet) => boolean): Cents {
  return firstAmount(0, high, (gross) => {
    c.salaireBrut = gross
    computeMonth(c, law)
    computeYear(c, law)
    return isTrue(c)
  })
}
