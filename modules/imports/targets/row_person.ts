import type { KnownPerson } from '#modules/team/index'
import type { CellRefusal } from '../domain/import_field.ts'
import type { ReadRow } from '../domain/read_rows.ts'
import { identityOf, type KnownWorkers } from './known_workers.ts'
import { splitName } from './split_name.ts'
import { WORKER_FIELDS } from './worker_fields.ts'

export type Refuse = (field: string, code: string, params?: CellRefusal['params']) => void

/** By what a row says whom it is about, where it is about somebody who is known. */
const WHO = ['lastName', 'firstName', 'fullName', 'employeeNumber', 'email', 'niss']
export const PERSON_FIELDS = WORKER_FIELDS.filter(({ name }) => WHO.includes(name))
/** Of these one must have a column. */
export const NEEDS_PERSON = ['lastName', 'fullName', 'employeeNumber', 'email', 'niss']

/** Refuses cells of a row, each once: a cell that is refused says all, and what follows from it would only be in the way. */
export function refusing({ found }: ReadRow, refusals: CellRefusal[]): Refuse {
  return (field, code, params) => {
    if (refusals.some((each) => each.field === field)) return
    refusals.push({ field, code, found: found[field] ?? '', ...(params && { params }) })
  }
}

/** Who of the company a row is about; null where that is refused, with why. */
export function personOfRow(
  row: ReadRow,
  known: KnownWorkers,
  refusals: readonly CellRefusal[],
  refuse: Refuse
): KnownPerson | null {
  const said = Object.fromEntries(
    Object.entries(row.values).filter(([name]) => name !== 'fullName' && WHO.includes(name))
  )
  const whole = row.values.fullName
  if (typeof whole === 'string') {
    const parts = splitName(whole)
    if (parts) Object.assign(said, parts)
    else if (!said.employeeNumber && !said.email && !said.niss) refuse('fullName', 'split')
  }
  const match = known.of(row, identityOf(said))
  if ('code' in match) refuse(match.field, match.code, { name: match.name })
  const person = 'person' in match ? match.person : null
  if (!person && refusals.length === 0) refuse(fieldOfWho(row), 'unknown_person')
  return person
}

/** By which cell a row names its person, the surest first. */
export const fieldOfWho = ({ values }: ReadRow) =>
  ['employeeNumber', 'email', 'niss', 'lastName', 'fullName'].find((name) => values[name]) ?? 'lastName'
