import { LAST_DAY } from '../../legislation/payslip.ts'
import type { Sheet } from '../../rules/index.ts'
import { computeSheet, refusal, type Computed, type More, type Refused } from '../compute_sheet.ts'
import { Reading, type Fields } from '../reading.ts'
import type { ComputeError } from '../types.ts'

/** What is asked beside a payslip, with the payslip on its sheet. */
export interface AskedBeside<Own extends string> {
  readonly ok: true
  /** The request of the payslip alone. */
  readonly rest: Fields
  /** What is asked beside it, not read yet. */
  readonly told: Readonly<Record<Own, unknown>>
  /** Gathers what is wrong with what is told. */
  readonly given: Reading
  readonly computed: Computed
}

/**
 * Computes the payslip of a request, and keeps apart what is asked beside it.
 * @param own the fields that `compute` does not know
 */
export function askedBeside<Own extends string>(
  sheet: Sheet,
  more: More,
  request: unknown,
  own: readonly Own[]
): AskedBeside<Own> | Refused {
  const given = new Reading()
  const fields = given.object(request, '')
  if (fields === undefined)
    return refusal(request, given.errors ?? [{ code: 'required', path: '' }])
  const rest = { ...fields }
  for (const name of own) delete rest[name]
  const computed = computeSheet(sheet, rest, more)
  if (!computed.ok) return computed
  const told = Object.fromEntries(own.map((name) => [name, fields[name]])) as Record<Own, unknown>
  return { ok: true, rest, told, given, computed }
}

/** Refuses a day, or the law of a day that is supposed, before the first whose figures are here (`first_days.ts`). */
export function tooEarly({ read, reading }: Computed, first: string): ComputeError[] {
  const path = reading.date < first ? 'date' : read.lawSet.from < first ? 'law.base' : null
  return path === null ? [] : [{ code: 'no_law_set', path, params: { min: first, max: LAST_DAY } }]
}
