import type { Cents } from './money.ts'

/** What is sought: the amount at which a value that rises with it reaches the target. */
export interface Search {
  /** The value at an amount; it rises with it, save for the roundings of its lines. */
  valueAt(amount: Cents): Cents
  readonly target: Cents
  readonly from: Cents
  readonly to: Cents
  /** Amounts from which on the value may be lower than just before: steps of the law, in order. */
  readonly steps: readonly Cents[]
  /** How far around a crossing, in cents of the amount, roundings may let the value waver. */
  readonly waver: Cents
}

export interface Side {
  readonly amount: Cents
  readonly value: Cents
}

/** The smallest amount that gives the target to the cent, or the two neighbours around it. */
export type Found =
  | { readonly exact: true; readonly amount: Cents }
  | { readonly exact: false; readonly below: Side; readonly above: Side }

/**
 * Searches every stretch between two steps of the law, lowest amounts first.
 * @returns `undefined` when the target lies outside the values between `from` and `to`.
 */
export function solve(search: Search): Found | undefined {
  const { target, from, to } = search
  let start = from
  let before: Side | undefined
  for (let i = 0; i <= search.steps.length; i++) {
    const end = i < search.steps.length ? search.steps[i] - 1 : to
    if (end < start) continue
    const last = side(search, end)
    if (last.value >= target) {
      const first = side(search, start)
      if (first.value <= target) return within(search, first, last)
      return before && { exact: false, below: before, above: first }
    }
    before = last
    start = end + 1
  }
  return undefined
}

function within(search: Search, first: Side, last: Side): Found {
  const { low, high } = narrowed(search, first, last)
  const start = Math.max(first.amount, high.amount - search.waver)
  const end = Math.min(last.amount, high.amount + search.waver)
  for (let amount = start; amount <= end; amount++) {
    if (search.valueAt(amount) === search.target) return { exact: true, amount }
  }
  return { exact: false, below: low, above: high }
}

/** False position with a bisection every third turn, down to two amounts a cent apart. */
function narrowed(search: Search, low: Side, high: Side): { low: Side; high: Side } {
  if (low.value >= search.target) return { low, high: low }
  for (let turn = 1; high.amount - low.amount > 1; turn++) {
    const width = high.amount - low.amount
    const part =
      turn % 3 === 0 ? 0.5 : (search.target - low.value) / Math.max(1, high.value - low.value)
    const step = Math.min(width - 1, Math.max(1, Math.round(width * part)))
    const probe = side(search, low.amount + step)
    if (probe.value < search.target) low = probe
    else high = probe
  }
  return { low, high }
}

function side(search: Search, amount: Cents): Side {
  return { amount, value: search.valueAt(amount) }
}
