import type { AmountLine } from './types.ts'

/** An amount in EUR as whole cents, in which sums are exact. */
export function cents(euros: number): number {
  return Math.round(euros * 100)
}

/** What the lines of some keys add up to, in cents; their amounts are EUR. */
export function centsOf(
  lines: readonly Pick<AmountLine, 'key' | 'amount'>[],
  isOf: (key: string) => boolean
): number {
  return lines.reduce((sum, { key, amount }) => (isOf(key) ? sum + cents(amount) : sum), 0)
}
