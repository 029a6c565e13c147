import { isPlainDate, quarterOf, type PlainDate } from '../engine/dates.ts'
import { FIRST_DAY, LAST_DAY, lawSets, type LawSet } from '../legislation/index.ts'
import type { Sheet } from '../rules/index.ts'
import { readCompany } from './read_company.ts'
import { readPackage } from './read_package.ts'
import { readSolve, type SolveRequest } from './read_solve.ts'
import { readWorker } from './read_worker.ts'
import { isGiven, type Fields, type Reading } from './reading.ts'
import type { ComputeRequest } from './types.ts'

export interface ReadRequest {
  readonly lawSet: LawSet
  readonly extrapolated: boolean
  readonly solve: SolveRequest | undefined
  readonly explain: boolean
}

const KNOWN: Readonly<Record<keyof ComputeRequest, true>> = {
  id: true,
  date: true,
  company: true,
  worker: true,
  package: true,
  solve: true,
  explain: true,
}

/**
 * Checks a whole request and writes its situation onto the sheet.
 * @returns `undefined` when something is refused: the reasons are in `reading.errors`.
 */
export function readRequest(
  request: unknown,
  sheet: Sheet,
  reading: Reading
): ReadRequest | undefined {
  const fields = reading.object(request, '')
  if (fields === undefined) {
    if (reading.errors === undefined) reading.refuse('required', '')
    return undefined
  }
  for (const key in fields) refuseUnknown(key, fields, reading)
  const lawSet = readDate(fields.date, sheet, reading)
  const solve = readSolve(fields.solve, reading)
  readCompany(fields.company, sheet, reading)
  readWorker(fields.worker, sheet, reading)
  readPackage(fields.package, isGiven(fields.solve), sheet, reading)
  const explain = isGiven(fields.explain) && reading.flag(fields.explain, 'explain') === 1
  if (reading.errors !== undefined || lawSet === undefined) return undefined
  const extrapolated = lawSets.isExtrapolated(fields.date as PlainDate)
  return { lawSet, extrapolated, solve, explain }
}

/** Assumed law (`law`) is part of the contract of a later floor. */
function refuseUnknown(key: string, fields: Fields, reading: Reading): void {
  if (Object.hasOwn(KNOWN, key)) return
  if (key !== 'law') reading.refuse('unknown_field', key)
  else if (isGiven(fields.law)) reading.refuse('not_covered', key)
}

function readDate(value: unknown, sheet: Sheet, reading: Reading): LawSet | undefined {
  if (!isGiven(value)) reading.refuse('required', 'date')
  else if (typeof value !== 'string' || !isPlainDate(value)) {
    reading.refuse('invalid_value', 'date', { expected: 'date' })
  } else {
    const lawSet = lawSets.on(value)
    if (lawSet === undefined) {
      reading.refuse('no_law_set', 'date', { min: FIRST_DAY, max: LAST_DAY })
    }
    sheet.trimestre = quarterOf(value)
    reading.date = value
    return lawSet
  }
  return undefined
}
