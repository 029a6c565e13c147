import type { Cents } from '../../engine/money.ts'
import type { Reading } from '../reading.ts'

/** Refuses an amount outside what the law exempts; bounds in cents. */
export function within(amount: Cents, key: string, min: Cents, max: Cents, reading: Reading): void {
  if (amount >= min && amount <= max) return
  const bounds = { min: min / 100, max: max / 100, unit: 'EUR' }
  reading.refuse('out_of_range', `package.${key}`, bounds)
}
