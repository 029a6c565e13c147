import type { Cents } from './money.ts'

/** What is sought: the amount at which a value that rises with it reaches the target. */
export interface Search {
  /** The value at an amount; it rises with it, save for steps and the roundings of its lines. */
  valueAt(amount: Cents): Cents
  readonly target: Cents
  readonly from: Cents
  readonly to: Cents
  /**
   * Amounts at which the value may drop, or turn from rising to falling and back: steps of the law,
   * in order. Between two of them it goes one way.
   */
  readonly steps: readonly Cents[]
  /** How far around a crossing, in cents of the amount, roundings may let the value waver. */
  readonly waver: Cents
  /** How far to look when that finds nothing, because the value hardly rises; `waver` at least. */
  readonly reach: Cents
  /** Set where the value is a saw: on the whole it goes one way, but falls back at every tooth. */
  readonly teeth?: Teeth
}

export interface Teeth {
  /** More than the value ever falls back at a tooth. */
  readonly fall: Cents
  /** The amounts between two others at which it falls back, in order. */
  between(from: Cents, to: Cents): readonly Cents[]
}

export interface Side {
  readonly amount: Cents
  readonly value: Cents
}

/** The smallest amount that gives the target to the cent, or the two neighbours around it. */
export type Found =
  | { readonly exact: true; readonly amount: Cents }
  | {
      readonly exact: false
      readonly below: Side
      readonly above: Side
      /** True when the target lies inside a step, not between two neighbours of a steady stretch. */
      readonly atStep: boolean
    }

/** A value that is further from the target than this, in cents, is not brought back to it by roundings. */
const BEYOND_ROUNDING = 300

/**
 * Searches every stretch between two steps of the law, lowest amounts first. An exact amount beyond
 * a step wins over neighbours before it.
 * @returns `undefined` when the target lies outside the values between `from` and `to`.
 */
export function solve(search: Search): Found | undefined {
  let near: Found | undefined
  let before: Side | undefined
  for (const [start, end] of stretches(search)) {
    const first = side(search, start)
    const last = side(search, end)
    const found =
      first.value <= last.value ? rising(search, first, last, before) : falling(search, first, last)
    if (found?.exact) return found
    near ??= found
    before = last
  }
  return near
}

type Stretch = readonly [start: Cents, end: Cents]

function* stretches(search: Search): Generator<Stretch> {
  for (const stretch of between(search.steps, search.from, search.to)) {
    if (search.teeth === undefined) yield stretch
    else yield* toothed(search, search.teeth, stretch)
  }
}

function* between(steps: readonly Cents[], from: Cents, to: Cents): Generator<Stretch> {
  let start = from
  for (const step of steps) {
    if (step > start) yield [start, step - 1]
    start = step
  }
  yield [start, to]
}

/** The teeth of a stretch in which the target can lie: those whose values come near enough to it. */
function* toothed(search: Search, { fall, between: at }: Teeth, stretch: Stretch) {
  const [start, end] = stretch
  const sign = search.valueAt(start) <= search.valueAt(end) ? 1 : -1
  const distance = (amount: Cents) => sign * (search.valueAt(amount) - search.target)
  if (distance(start) > fall || distance(end) < -fall) return
  const from = lastWhere(start, end, (amount) => distance(amount) < -fall)
  const to = lastWhere(from, end, (amount) => distance(amount) <= fall)
  yield* between(at(from, to), from, to)
}

/** An amount up to which something is true that soon stops being true; `low` when it never is. */
function lastWhere(low: Cents, high: Cents, isTrue: (amount: Cents) => boolean): Cents {
  if (isTrue(high)) return high
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isTrue(middle)) low = middle
    else high = middle
  }
  return low
}

/** A stretch that starts above the target leaves it inside the rise just before. */
function rising(
  search: Search,
  first: Side,
  last: Side,
  before: Side | undefined
): Found | undefined {
  if (last.value < search.target) return undefined
  if (first.value <= search.target) return within(search, first, last)
  const risesPast = before !== undefined && before.value < search.target
  if (!risesPast) return undefined
  const found = exactAround(search, first.amount, search.from, last.amount)
  return found ?? { exact: false, below: before, above: first, atStep: true }
}

/** A falling stretch is a rising one with the sign turned. */
function falling(search: Search, first: Side, last: Side): Found | undefined {
  const turned = {
    ...search,
    target: -search.target,
    valueAt: (amount: Cents) => -search.valueAt(amount),
  }
  const found = rising(turned, opposite(first), opposite(last), undefined)
  if (found === undefined || found.exact) return found
  const { above, below, atStep } = found
  return { exact: false, below: opposite(above), above: opposite(below), atStep }
}

function opposite({ amount, value }: Side): Side {
  return { amount, value: -value }
}

function within(search: Search, first: Side, last: Side): Found {
  const { low, high } = narrowed(search, first, last)
  const from = search.teeth === undefined ? first.amount : search.from
  const found = exactAround(search, high.amount, from, last.amount)
  return found ?? { exact: false, below: low, above: high, atStep: false }
}

/** The smallest exact amount near a crossing: close by first, further on a side where the value hardly moves. */
function exactAround(search: Search, crossing: Cents, from: Cents, to: Cents): Found | undefined {
  const { valueAt, target, waver, reach, teeth } = search
  const first = (start: Cents, end: Cents): Found | undefined => {
    for (let amount = start; amount <= end; amount++)
      if (valueAt(amount) === target) return { exact: true, amount }
    return undefined
  }
  const start = Math.max(from, crossing - waver)
  const end = Math.min(to, crossing + waver)
  const found = first(start, end)
  if (found !== undefined || reach <= waver) return found
  const bound = BEYOND_ROUNDING + (teeth?.fall ?? 0)
  const mayReturn = (at: Cents) => Math.abs(valueAt(at) - target) <= bound
  return (
    (mayReturn(start) ? first(Math.max(from, crossing - reach), start - 1) : undefined) ??
    (mayReturn(end) ? first(end + 1, Math.min(to, crossing + reach)) : undefined)
  )
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
