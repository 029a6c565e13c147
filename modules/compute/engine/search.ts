import { firstAmount } from './first_amount.ts'
import { solve, type Found, type Search, type Side } from './solve.ts'

/** A search for an amount whose effect on the value is not known beforehand. */
export interface OpenSearch extends Pick<Search, 'target' | 'waver' | 'reach' | 'teeth'> {
  /** The value at an amount, or `undefined` where the amount is not possible. */
  valueAt(amount: number): number | undefined
  readonly from: number
  readonly to: number
  /**
   * What is in force at an amount, by a number: a bracket, a line that exists or not. Where it changes the
   * value may turn, however little.
   */
  markAt?(amount: number): number
}

/** Each sample lies this much further than the one before: the law's figures are spread alike. */
const GROWTH = 1.1
/** A range of no more amounts than this is looked at whole. */
const FEW = 300
/** What comes into force between two samples moves the value by less than this part of the target, or this much. */
const PART_OF_TARGET = 1 / 4
const LEAST_PART = 100_000

/**
 * Finds the smallest amount that gives the target, or the two neighbours around it, for a value of any
 * shape: it is sampled over its range, each turn between rising and falling is narrowed down, and the
 * stretches between two turns are searched like those of `solve`. What happens twice between two samples
 * and cancels out may be missed; whatever is found is so.
 * @returns `independent` when the value is the same everywhere, `impossible` when no amount is allowed,
 * `undefined` when no amount comes near the target.
 */
export function searchAnywhere(
  search: OpenSearch
): Found | 'independent' | 'impossible' | undefined {
  const ranges = allowedRanges(search)
  if (ranges.length === 0) return 'impossible'
  const { value } = ranges[0][0]
  if (ranges.every((sides) => sides.every((side) => side.value === value))) return 'independent'
  let near: Found | undefined
  for (const sides of ranges) {
    const found = searchRange(search, sides)
    if (found?.exact) return found
    near ??= found
  }
  return near
}

/** Searches amounts that are all allowed. */
function searchRange(search: OpenSearch, sides: readonly Side[]): Found | undefined {
  const found = solve({
    ...search,
    from: sides[0].amount,
    to: sides[sides.length - 1].amount,
    steps: stepsOf(search, sides),
    valueAt: (amount) => search.valueAt(amount) ?? Number.NaN,
  })
  const exact = found?.exact ? undefined : sides.find(({ value }) => value === search.target)
  return exact === undefined ? found : { exact: true, amount: exact.amount }
}

/** The ranges of allowed amounts, each by the amounts looked at first and by its two ends. */
function allowedRanges(search: OpenSearch): Side[][] {
  const ranges: Side[][] = []
  let sides: Side[] = []
  let refused: number | undefined
  for (const amount of grid(search.from, search.to)) {
    const value = search.valueAt(amount)
    if (value === undefined) {
      const last = sides[sides.length - 1]
      if (last !== undefined) {
        add(sides, edge(search, last.amount, amount), search)
        sides = []
      }
      refused = amount
    } else {
      if (sides.length === 0) {
        ranges.push(sides)
        if (refused !== undefined) add(sides, edge(search, amount, refused), search)
      }
      add(sides, amount, search)
    }
  }
  return ranges
}

function* grid(from: number, to: number): Generator<number> {
  const growth = to - from <= FEW ? 0 : GROWTH - 1
  for (let amount = from; amount < to;) {
    yield amount
    amount += Math.max(1, Math.floor((amount - from) * growth))
  }
  yield to
}

function add(sides: Side[], amount: number, { valueAt }: OpenSearch): void {
  if (sides[sides.length - 1]?.amount === amount) return
  sides.push({ amount, value: valueAt(amount)! })
}

/** The allowed amount next to one that is not. */
function edge({ valueAt }: OpenSearch, allowed: number, refused: number): number {
  while (Math.abs(refused - allowed) > 1) {
    const middle = Math.floor((allowed + refused) / 2)
    if (valueAt(middle) === undefined) refused = middle
    else allowed = middle
  }
  return allowed
}

/** Where the value turns or what is in force changes, in order. */
function stepsOf(search: OpenSearch, sides: readonly Side[]): number[] {
  const steps = [...turns(search, sides), ...changes(search, sides)]
  return [...new Set(steps)].sort((a, b) => a - b)
}

/** The amounts from which on something else is in force, where the value can come near the target. */
function changes({ markAt, target }: OpenSearch, sides: readonly Side[]): number[] {
  if (markAt === undefined) return []
  const found: number[] = []
  const near = Math.max(LEAST_PART, Math.abs(target) * PART_OF_TARGET)
  for (let i = 1; i < sides.length; i++) {
    const [before, after] = [sides[i - 1].value - target, sides[i].value - target]
    if (Math.min(before, after) > near || Math.max(before, after) < -near) continue
    const end = sides[i].amount
    const last = markAt(end)
    let start = sides[i - 1].amount
    let mark = markAt(start)
    while (mark !== last) {
      const current = mark
      start = firstAmount(start + 1, end, (amount) => markAt(amount) !== current)
      found.push(start)
      mark = markAt(start)
    }
  }
  return found
}

/**
 * The amounts at which the value turns, in order. It turns where it goes back by more than roundings
 * and teeth make it.
 */
function turns(search: OpenSearch, sides: readonly Side[]): number[] {
  const least = search.waver + (search.teeth?.fall ?? 0)
  const found: number[] = []
  let sign = 0
  let top = 0
  for (let i = 1; i < sides.length; i++) {
    const since = sides[i].value - sides[top].value
    if (sign === 0) {
      if (Math.abs(since) > least) {
        sign = Math.sign(since)
        top = i
      }
    } else if (sign * since >= 0) top = i
    else if (-sign * since > least) {
      found.push(summit(search, sides, top, sign))
      sign = -sign
      top = i
    }
  }
  return found
}

/** The amount of the highest (sign 1) or lowest value around a sample, by thirds. */
function summit({ valueAt }: OpenSearch, sides: readonly Side[], at: number, sign: number): number {
  let low = sides[Math.max(0, at - 1)].amount
  let high = sides[Math.min(sides.length - 1, at + 1)].amount
  while (high - low > 2) {
    const third = Math.max(1, Math.floor((high - low) / 3))
    if (sign * (valueAt(low + third)! - valueAt(high - third)!) < 0) low += third
    else high -= third
  }
  let best = low
  for (let amount = low + 1; amount <= high; amount++) {
    if (sign * (valueAt(amount)! - valueAt(best)!) > 0) best = amount
  }
  return best
}
