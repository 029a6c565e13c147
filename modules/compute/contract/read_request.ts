import { isPlainDate, quarterOf, type PlainDate } from '../engine/dates.ts'
import { FIRST_DAY, LAST_DAY, type LawSet } from '../legislation/payslip.ts'
import { lawSets } from '../rules/law_sets/index.ts'
import type { Sheet } from '../rules/index.ts'
import { knownFields } from './known_fields.ts'
import { readCompany } from './read_company.ts'
import { readPackage } from './read_package.ts'
import {
  readSolve,
  refuseSwitchedOff,
  SALARY,
  withSought,
  type SolveRequest,
} from './read_solve.ts'
import { readWorker } from './read_worker.ts'
import { isGiven, Reading, type Fields } from './reading.ts'
import type { ComputeRequest } from './types.ts'

export interface ReadRequest {
  readonly lawSet: LawSet
  readonly extrapolated: boolean
  readonly solve: SolveRequest | undefined
  readonly explain: boolean
  /** The package as it was read: with `solve`, its sought field may be one that was tried. */
  readonly package: Fields
  readonly worker: Fields
}

const KNOWN = knownFields<ComputeRequest>({
  id: true,
  date: true,
  company: true,
  worker: true,
  package: true,
  law: true,
  solve: true,
  explain: true,
})

/**
 * Checks a whole request and writes its situation onto the sheet.
 * @param suppose reads the law that a request supposes; where it is not given, no other law may be supposed
 * @returns `undefined` when something is refused: the reasons are in `reading.errors`.
 */
export function readRequest(
  request: unknown,
  sheet: Sheet,
  reading: Reading,
  suppose: Suppose = refuseSupposed
): ReadRequest | undefined {
  const fields = reading.object(request, '')
  if (fields === undefined) {
    if (reading.errors === undefined) reading.refuse('required', '')
    return undefined
  }
  KNOWN.refuseOthers(fields, '', reading)
  const day = readDate(fields.date, sheet, reading)
  const known = day?.lawSet
  const lawSet = isGiven(fields.law) ? suppose(fields.law, reading.date, known, reading) : known
  reading.law = lawSet?.law
  const solve = readSolve(fields.solve, reading)
  readCompany(fields.company, sheet, reading)
  readWorker(fields.worker, sheet, reading)
  const given =
    solve === undefined ? fields.package : tryable(fields.package, solve, sheet, reading)
  const solving = isGiven(fields.solve) && (solve === undefined || solve.sought === SALARY)
  readPackage(given, solving, sheet, reading)
  if (solve !== undefined) refuseSwitchedOff(solve.sought, (given ?? {}) as Fields, reading)
  const explain = isGiven(fields.explain) && reading.flag(fields.explain, 'explain') === 1
  if (reading.errors !== undefined || lawSet === undefined) return undefined
  const worker = (fields.worker ?? NO_WORKER) as Fields
  const { extrapolated } = day!
  return { lawSet, extrapolated, solve, explain, package: given as Fields, worker }
}

/** Reads what a request supposes of the law: see `readLaw`. */
export type Suppose = (
  value: unknown,
  date: PlainDate,
  known: LawSet | undefined,
  reading: Reading
) => LawSet | undefined

function refuseSupposed(
  _value: unknown,
  _date: PlainDate,
  _known: LawSet | undefined,
  reading: Reading
): undefined {
  reading.refuse('not_covered', 'law')
}

const NO_WORKER: Fields = {}

/** Amounts that stand in for one that is sought: most fields take one of them. */
const TRIED = [0, 1, 5, 10, 50, 100, 500, 1000, 5000, 25_000]

/**
 * The package with an amount of the sought field that it allows: the given one, else one that is tried.
 * Where it allows none, the one with the fewest refusals, which are then told.
 */
function tryable(
  value: unknown,
  { sought }: SolveRequest,
  sheet: Sheet,
  { date, law }: Reading
): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const fields = value as Fields
  // Gross pay may be left out, and what is given of it counts for nothing.
  if (sought === SALARY && !isGiven(fields.salaireBrutHoraire)) return fields
  let best: Fields | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (const amount of [fields[sought.key], ...TRIED]) {
    if (!isGiven(amount)) continue
    const tried = withSought(fields, sought, amount)
    const reading = new Reading()
    reading.date = date
    reading.law = law
    readPackage(tried, sought === SALARY, sheet, reading)
    const refusals = reading.errors?.length ?? 0
    if (refusals < fewest) {
      best = tried
      fewest = refusals
    }
    if (refusals === 0) break
  }
  return best
}

/** What a day of the book is for every request. */
interface Day {
  readonly quarter: number
  readonly lawSet: LawSet
  readonly extrapolated: boolean
}

/** The days that were read: no more than the book has, and a batch has few. */
const days = new Map<unknown, Day>()

function readDate(value: unknown, sheet: Sheet, reading: Reading): Day | undefined {
  const known = days.get(value)
  if (known === undefined && !isDay(value, reading)) return undefined
  const day = known ?? dayOf(value as PlainDate, reading)
  sheet.trimestre = day?.quarter ?? quarterOf(value as PlainDate)
  reading.date = value as PlainDate
  return day
}

function isDay(value: unknown, reading: Reading): value is PlainDate {
  if (typeof value === 'string' && isPlainDate(value)) return true
  if (isGiven(value)) reading.refuse('invalid_value', 'date', { expected: 'date' })
  else reading.refuse('required', 'date')
  return false
}

function dayOf(date: PlainDate, reading: Reading): Day | undefined {
  const lawSet = lawSets.on(date)
  if (lawSet === undefined) {
    reading.refuse('no_law_set', 'date', { min: FIRST_DAY, max: LAST_DAY })
    return undefined
  }
  const day = { quarter: quarterOf(date), lawSet, extrapolated: lawSets.isExtrapolated(date) }
  days.set(date, day)
  return day
}
