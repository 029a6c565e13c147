import { firstAmount } from '../engine/first_amount.ts'
import type { Cents } from '../engine/money.ts'
import { searchAnywhere } from '../engine/search.ts'
import type { Found, Side, Teeth } from '../engine/solve.ts'
import type { Law } from '../legislation/index.ts'
import { RULES, Sheet, type SheetField } from '../rules/index.ts'
import { fallOfRounding } from '../rules/steps_of_rounding.ts'
import { MONTHLY_FIELDS } from './lines.ts'
import { atConstantCost } from './flex_budget.ts'
import { gapPlanOf } from './gaps.ts'
import type { ReadRequest } from './read_request.ts'
import type { Fields } from './reading.ts'
import { SALARY, withSought, type Sought, type SolveRequest } from './read_solve.ts'
import type { Situation } from './situation.ts'
import type { Solved, SolvedSide } from './types.ts'

/** Puts the situation with an amount of the sought field on the sheet, computed; false if refused. */
type Probe = (amount: number) => boolean

/** What is in force where nothing is computed. */
const REFUSED = -1
/** No field of a package takes more. */
const MOST = 1_000_000_000
/** How far, in steps of the sought field, roundings may hide the exact one. */
const WAVER = 24
const REACH = 150
/** The same where the target hardly moves: by no more cents a step than this. */
const FAR_REACH = 3000
const FLAT = 4
const MONTHS = 12
/** A jump no greater than this, in cents of the target, is rounding. */
const ROUNDING = 60
/** A line that makes a jump jumps itself by no less than this part of it. */
const PART_OF_JUMP = 30

const OF_MONTH: ReadonlySet<SheetField> = new Set(MONTHLY_FIELDS)

/**
 * Finds the smallest amount of any field of the package that gives the target, and leaves the sheet
 * computed with it.
 * @returns `not_solvable` when the target does not depend on that field, `unreachable` when no amount
 * comes near it, `unknown_law` when the law of the day has a gap where the target stands.
 */
export function solveAny(
  { target, amount, sought }: SolveRequest,
  read: ReadRequest,
  situation: Situation,
  flex: boolean
): Solved | 'not_solvable' | 'unreachable' | 'unknown_law' {
  const { sheet, lawSet } = situation
  const { law } = lawSet
  const probe = flex ? flexProbe(situation, read, sought) : fixProbe(situation, read, sought)
  probe(0)
  if (gapPlanOf(lawSet)?.isLeftOut(target.field)) return 'unknown_law'
  const value = (at: number) => (probe(at) ? (sheet[target.field] as number) : undefined)
  const search = {
    target: amount,
    from: 0,
    to: MOST,
    waver: WAVER,
    reach: REACH,
    teeth: teethOf(target.field, probe, sheet, law),
    valueAt: remembered(value),
  }
  let found = searchAnywhere(search)
  if (isInexact(found)) {
    // A step may hide a second way to the target: looked for only where the first way is not exact.
    const inForce = inForceOn(sheet)
    const markAt = (at: number) => (probe(at) ? inForce() : REFUSED)
    const reach = isFlat(found) ? FAR_REACH : REACH
    const other = searchAnywhere({ ...search, reach, markAt })
    if (other !== undefined && typeof other !== 'string' && other.exact) found = other
  }
  if (found === 'independent') return 'not_solvable'
  if (found === undefined || found === 'impossible') return 'unreachable'
  const path = `package.${sought.key}`
  if (found.exact) {
    probe(found.amount)
    return { for: path, amount: found.amount / sought.scale, exact: true }
  }
  const [below, above] = byAmount(found)
  const shown = (side: Side): SolvedSide => ({
    amount: side.amount / sought.scale,
    value: side.value / target.scale,
  })
  const cause = causeOf(found, value, sheet)
  const nearer = Math.abs(above.value - amount) < Math.abs(amount - below.value) ? above : below
  probe(nearer.amount)
  return {
    for: path,
    amount: nearer.amount / sought.scale,
    exact: false,
    below: shown(below),
    above: shown(above),
    cause,
  }
}

function isInexact(
  found: ReturnType<typeof searchAnywhere>
): found is Extract<Found, { exact: false }> {
  return found !== undefined && typeof found !== 'string' && !found.exact
}

/** True where the two neighbours hardly differ: others near by may give the target. */
function isFlat({ above, below }: Extract<Found, { exact: false }>): boolean {
  return Math.abs(above.value - below.value) <= FLAT
}

const FIELDS = Object.keys(new Sheet())
/** Where the lines of the rules stand among the fields of a sheet: read all at once, they are read four times as fast. */
const PLACES = RULES.map(({ id }) => FIELDS.indexOf(id))
const IS_RATE = RULES.map(({ unit }) => unit === 'ppm' || unit === 'count')

/** Numbers what is in force on the sheet: the same rates, and the same lines that are not zero, have the same number. */
function inForceOn(sheet: Sheet): () => number {
  const known: Float64Array[] = []
  const now = new Float64Array(RULES.length)
  return () => {
    const values = Object.values(sheet) as number[]
    for (let i = 0; i < now.length; i++) {
      const value = values[PLACES[i]]
      now[i] = value === 0 || IS_RATE[i] ? value : 1
    }
    // Neighbours are asked one after the other: it is nearly always the latest.
    for (let number = known.length - 1; number >= 0; number--)
      if (areSame(known[number], now)) return number
    return known.push(now.slice()) - 1
  }
}

function areSame(a: Float64Array, b: Float64Array): boolean {
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  return i === a.length
}

/** The same, asked once an amount: the second search looks where the first one has looked. */
function remembered<Value>(valueAt: (amount: number) => Value): (amount: number) => Value {
  const known = new Map<number, Value>()
  return (amount) => {
    let value = known.get(amount)
    if (value === undefined && !known.has(amount)) known.set(amount, (value = valueAt(amount)))
    return value as Value
  }
}

/** The two neighbours, the smaller amount first. */
export function byAmount({ below, above }: Extract<Found, { exact: false }>): [Side, Side] {
  return below.amount < above.amount ? [below, above] : [above, below]
}

function fixProbe(situation: Situation, { package: fields }: ReadRequest, sought: Sought): Probe {
  if (sought === SALARY) return salaryProbe(situation, withSought(fields, sought, 0))
  const tried: Record<string, unknown> = { ...withSought(fields, sought, 0) }
  return (amount) => {
    tried[sought.key] = amount / sought.scale
    if (!situation.read(tried)) return false
    situation.compute()
    return situation.isWithinLimits()
  }
}

/** Gross pay is a line of the sheet itself: nothing else that is read depends on it. */
function salaryProbe(situation: Situation, fields: Fields): Probe {
  const isRead = situation.read(fields)
  return (amount) => {
    if (!isRead) return false
    situation.costAt(amount)
    return situation.isWithinLimits()
  }
}

function flexProbe(situation: Situation, { package: fields }: ReadRequest, sought: Sought): Probe {
  const tried: Record<string, unknown> = { ...withSought(fields, sought, 0) }
  return (amount) => {
    tried[sought.key] = amount / sought.scale
    const found = atConstantCost(situation, tried)
    return found?.gross !== undefined && situation.isWithinLimits()
  }
}

/** Until 2022 the tax of the month is a saw along its taxable pay. */
function teethOf(field: SheetField, probe: Probe, sheet: Sheet, law: Law): Teeth | undefined {
  const { pasMensuel } = law.precompte
  const taxed = TAXED.has(field)
  if (pasMensuel === undefined || !taxed) return undefined
  const fall = (OF_MONTH.has(field) ? 1 : MONTHS) * fallOfRounding(law)
  const taxedIncome = (at: number): Cents => {
    probe(at)
    return sheet.revenuAnnuelImposable
  }
  return { fall, between: (from, to) => changes(taxedIncome, from, to) }
}

const TAXED: ReadonlySet<SheetField> = new Set([
  'precompteProfessionnel',
  'sousTotalSalaireNet',
  'salaireNet',
  'remunerationMensuelle',
  'salaireNetAnnuel',
  'remunerationAnnuelle',
])

/** The amounts between two others from which on a value is another. */
function changes(valueAt: (amount: number) => Cents, from: number, to: number): number[] {
  const found: number[] = []
  const last = valueAt(to)
  let start = from
  for (let value = valueAt(start); value !== last; value = valueAt(start)) {
    start = firstAmount(start + 1, to, (amount) => valueAt(amount) !== value)
    found.push(start)
  }
  return found
}

/** The target and every line at one amount. */
interface Looked {
  readonly at: number
  readonly lines: readonly number[]
}

/**
 * The first rule in payslip order that jumps where the target does; else one step of what is sought is
 * more than one cent of the target.
 */
function causeOf(
  { below, above }: Extract<Found, { exact: false }>,
  value: (amount: number) => number | undefined,
  sheet: Sheet
): string {
  const low = Math.min(below.amount, above.amount)
  const looked = (step: number): Looked | undefined => {
    const at = value(Math.max(0, low + step))
    return at === undefined ? undefined : { at, lines: RULES.map(({ id }) => Number(sheet[id])) }
  }
  const [before, first, second, after] = [looked(-1), looked(0), looked(1), looked(2)]
  if (first === undefined || second === undefined) return 'cent'
  const excess = (of: (side: Looked) => number) => {
    const steady = Math.max(
      before === undefined ? 0 : Math.abs(of(first) - of(before)),
      after === undefined ? 0 : Math.abs(of(after) - of(second))
    )
    return Math.abs(of(second) - of(first)) - steady
  }
  const jump = excess(({ at }) => at)
  if (jump <= ROUNDING) return 'cent'
  const least = Math.max(ROUNDING, jump / PART_OF_JUMP)
  const i = RULES.findIndex((_, place) => excess(({ lines }) => lines[place]) > least)
  return i < 0 ? 'cent' : RULES[i].id
}
