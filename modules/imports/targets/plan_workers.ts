import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import {
  isPostalCodeOf,
  settledSituation,
  situationOf,
  situationProblems,
  type ImportedPerson,
  type ImportedValue,
  type KnownPerson,
  type PersonWrite,
} from '#modules/team/index'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { CellRefusal } from '../domain/import_field.ts'
import type { ImportPlan, PlannedRow } from '../domain/planned_row.ts'
import { plainWords } from '../domain/plain_words.ts'
import type { ReadRow } from '../domain/read_rows.ts'
import { identityOf, KnownWorkers, labelOf, marksOf } from './known_workers.ts'
import { managersOf } from './managers_of.ts'
import { splitName } from './split_name.ts'
import { NAMED_COLUMNS, type NamedColumn } from './worker_fields.ts'

/** What a plan of workers is made from. */
export interface WorkerFacts {
  people: readonly KnownPerson[]
  /** The company's lists, by column. */
  lists: Readonly<Record<NamedColumn, readonly { id: string; name: string }[]>>
  /** Whether names that are not in them are made. */
  makesNames: boolean
  locale: Locale
}

export interface WorkerPlan extends ImportPlan {
  writes: readonly PersonWrite[]
  /** The ids of the names that are made, by column. */
  names: readonly { column: NamedColumn; id: string; name: string }[]
  /** Those whose row is not refused, as they would be, by line. */
  people: ReadonlyMap<number, KnownPerson>
  /** What stands in the fields that their rows say, by line: names in the place of ids. */
  stood: ReadonlyMap<number, Readonly<Record<string, ImportedValue>>>
}

/** A row with what it says, before it is known who leads whom. */
export interface Draft {
  row: ReadRow
  person: KnownPerson | null
  /** Of somebody new, too. */
  id: string
  said: ImportedPerson
  refusals: CellRefusal[]
}

const BATCH = 200
const SITUATION = ['etatCivil', 'conjointTravaille', 'enfantsACharge', 'enfantsHandicapes'] as const

/** What the rows of a file would do to the people of a company. Nothing is written, and the same rows plan the same. */
export async function planWorkers(
  rows: readonly ReadRow[],
  facts: WorkerFacts
): Promise<WorkerPlan> {
  const known = KnownWorkers.of(facts.people)
  const names = new Names(facts)
  const seen = new Map<string, number>()
  const households: Households = new Map()
  const drafts: Draft[] = []
  for (const row of rows) {
    drafts.push(draftOf(row, { known, names, seen, households, facts }))
    if (drafts.length % BATCH === 0) await setImmediate()
  }
  const managers = managersOf(drafts, facts.people)
  const writes: PersonWrite[] = []
  const people = new Map<number, KnownPerson>()
  const stood = new Map<number, Record<string, ImportedValue>>()
  const writing = { names, managers, writes, people, stood }
  const planned = drafts.map((draft) => plannedRow(draft, writing))
  const used = new Set(
    writes.flatMap(({ set }) => [set.departmentId, set.costCenterId, set.contractLocationId])
  )
  const made = names.made.filter(({ id }) => used.has(id))
  return {
    rows: planned,
    newNames: [...Map.groupBy(made, ({ column }) => column)].map(([field, all]) => ({
      field,
      names: all.map(({ name }) => name),
    })),
    writes,
    names: made,
    people,
    stood,
  }
}

interface Planning {
  known: KnownWorkers
  names: Names
  seen: Map<string, number>
  households: Households
  facts: WorkerFacts
}

/** What the engine says of each household that it was asked about: a few kinds, among tens of thousands of people. */
type Households = Map<string, ReturnType<typeof situationProblems>>

function draftOf(row: ReadRow, { known, names, seen, households, facts }: Planning): Draft {
  const refusals = [...row.refusals]
  const said: ImportedPerson = {}
  const refuse: Refuse = (field, code, params) => {
    // A cell that is refused once says all: what follows from it would only be in the way.
    if (refusals.some((each) => each.field === field)) return
    refusals.push({ field, code, found: row.found[field] ?? '', ...(params && { params }) })
  }
  for (const [field, value] of Object.entries(row.values)) {
    if (field === 'manager') continue
    if (field === 'fullName') {
      const parts = typeof value === 'string' ? splitName(value) : null
      if (parts) Object.assign(said, parts)
      else if (value !== null) refuse('fullName', 'split')
    } else if (isNamed(field)) {
      const id = value === null ? null : names.idOf(field, String(value))
      if (id === undefined) refuse(field, 'unknown_name')
      else said[NAMED_COLUMNS[field].field] = id
    } else said[field as keyof ImportedPerson] = value as ImportedValue
  }
  const identity = identityOf(said)
  const match = known.of(row, identity)
  if ('code' in match) refuse(match.field, match.code, { name: match.name })
  const person = 'person' in match ? match.person : null
  judge(said, person, refuse, { households, locale: facts.locale })
  if (refusals.length === 0) refuseTwice(row.line, person, identity, seen, refuse)
  return { row, person, id: person?.id ?? randomUUID(), said, refusals }
}

interface Judging {
  households: Households
  locale: Locale
}

type Refuse = (field: string, code: string, params?: CellRefusal['params']) => void

function judge(
  said: ImportedPerson,
  person: KnownPerson | null,
  refuse: Refuse,
  judging: Judging
): void {
  const whole = { ...person?.fields, ...said }
  for (const field of ['lastName', 'firstName'] as const)
    if (!whole[field]) refuse(field, 'required')
  if (said.language === null) delete said.language
  const { addressCountry, addressPostalCode } = whole
  if (
    (said.addressPostalCode || said.addressCountry) &&
    !isPostalCodeOf(
      (addressCountry ?? null) as string | null,
      (addressPostalCode ?? null) as string | null
    )
  )
    refuse('addressPostalCode', 'postal_code')
  judgeSituation(said, person, refuse, judging)
}

/**
 * A household as the engine judges it. That a single person has no partner at work, as a column says of all, is nothing
 * wrong; what was known of a household that is no more goes with it.
 */
function judgeSituation(
  said: ImportedPerson,
  person: KnownPerson | null,
  refuse: Refuse,
  { households, locale }: Judging
): void {
  if (!SITUATION.some((field) => field in said)) return
  const whole = situationOf({ ...person?.fields, ...said } as never) as ImportedPerson
  const settled = settledSituation(whole as never) as ImportedPerson
  for (const [name, value] of Object.entries(settled)) {
    const field = name as keyof ImportedPerson
    if (value !== whole[field] && !said[field]) said[field] = value ?? null
  }
  const judged = situationOf({ ...person?.fields, ...said } as never)
  const key = JSON.stringify(judged)
  const problems = households.get(key) ?? situationProblems(judged, locale)
  households.set(key, problems)
  for (const { path, message } of problems) refuse(path, 'situation', { message })
}

function refuseTwice(
  line: number,
  person: KnownPerson | null,
  identity: ReturnType<typeof identityOf>,
  seen: Map<string, number>,
  refuse: Refuse
): void {
  const marks = [
    ...marksOf(identity),
    ...(person ? [{ field: 'lastName', mark: `id:${person.id}` }] : []),
  ]
  const twin = marks.find(({ mark }) => seen.has(mark))
  if (twin) refuse(twin.field, 'twice', { line: seen.get(twin.mark)! })
  else for (const { mark } of marks) seen.set(mark, line)
}

interface Writing {
  names: Names
  managers: ReturnType<typeof managersOf>
  writes: PersonWrite[]
  people: Map<number, KnownPerson>
  stood: Map<number, Record<string, ImportedValue>>
}

function plannedRow(
  { row, person, id, said, refusals: own }: Draft,
  { names, managers, writes, people, stood }: Writing
): PlannedRow {
  const manager = managers.get(row.line)
  const refusals = [...own, ...(manager?.refusal ? [manager.refusal] : [])]
  const whole = { ...person?.fields, ...said }
  const label = labelOf(identityOf(whole)) || row.found.fullName || ''
  const told = { line: row.line, label, refusals }
  if (refusals.length > 0) return { ...told, outcome: 'refused', id: null, changes: [] }
  const set: ImportedPerson = { ...said, ...(manager && { managerId: manager.id }) }
  const before = (field: string) => person?.fields[field as keyof ImportedPerson] ?? null
  people.set(row.line, { id, fields: { ...person?.fields, ...set } })
  const standing = Object.keys(set).map((field) =>
    field === 'managerId'
      ? { field: 'manager', before: manager!.before }
      : names.shown(field, before(field), null)
  )
  stood.set(row.line, Object.fromEntries(standing.map((each) => [each.field, each.before])))
  const changed = Object.entries(set).filter(([field, value]) => value !== before(field))
  const changes = changed.map(([field, value]) =>
    field === 'managerId'
      ? { field: 'manager', before: manager!.before, after: manager!.name }
      : names.shown(field, before(field), value ?? null)
  )
  if (changes.length === 0) return { ...told, outcome: 'same', id: person!.id, changes }
  writes.push({ id, isNew: person === null, set: Object.fromEntries(changed) })
  return person
    ? { ...told, outcome: 'changed', id: person.id, changes }
    : { ...told, outcome: 'created', id: null, changes }
}

/** The company's lists, with what a file adds to them. */
class Names {
  readonly made: { column: NamedColumn; id: string; name: string }[] = []
  readonly #ids = new Map<string, string>()
  readonly #names = new Map<string, string>()
  readonly #makes: boolean

  constructor({ lists, makesNames }: WorkerFacts) {
    this.#makes = makesNames
    for (const column of Object.keys(NAMED_COLUMNS) as NamedColumn[])
      for (const { id, name } of lists[column]) this.#add(column, id, name)
  }

  /** Undefined for one that is not known and not made. */
  idOf(column: NamedColumn, name: string): string | undefined {
    const known = this.#ids.get(`${column}\n${plainWords(name)}`)
    if (known !== undefined || !this.#makes) return known
    const id = randomUUID()
    this.made.push({ column, id, name })
    this.#add(column, id, name)
    return id
  }

  /** A change with names in the place of ids. */
  shown(field: string, before: ImportedValue, after: ImportedValue) {
    const column = (Object.keys(NAMED_COLUMNS) as NamedColumn[]).find(
      (each) => NAMED_COLUMNS[each].field === field
    )
    if (!column) return { field, before, after }
    const name = (id: ImportedValue) => (id === null ? null : (this.#names.get(String(id)) ?? null))
    return { field: column, before: name(before), after: name(after) }
  }

  #add(column: NamedColumn, id: string, name: string): void {
    this.#ids.set(`${column}\n${plainWords(name)}`, id)
    this.#names.set(id, name)
  }
}

function isNamed(field: string): field is NamedColumn {
  return Object.hasOwn(NAMED_COLUMNS, field)
}
