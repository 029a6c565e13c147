import { formatDate } from '#modules/shared/documents/format'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { DeclaredPay, DeclaredWritten } from '#modules/reconciliation/index'
import type { ImportedPerson, KnownPerson, PersonWrite } from '#modules/team/index'
import type { DeclaredAmounts, Derived, Note } from '../domain/official_file.ts'
import { plainWords } from '../domain/plain_words.ts'
import type { PlannedRow } from '../domain/planned_row.ts'
import type { ReadRow } from '../domain/read_rows.ts'
import type { Value } from '../domain/read_value.ts'
import type { Say } from '../queries/why_of.ts'
import { identityOf, KnownWorkers, labelOf, type Match } from './known_workers.ts'
import type { ContractDraft, ContractFacts } from './contract_facts.ts'
import { MOST_CONTRACTS, planContracts, type ContractPlan } from './plan_contracts.ts'
import { planDeclared, standingDeclared } from './plan_declared.ts'
import { planWorkers } from './plan_workers.ts'
import { splitName } from './split_name.ts'
import { WORKER_FIELDS } from './worker_fields.ts'

/** What a plan of an official file is made from. */
export interface OfficialFacts {
  people: readonly KnownPerson[]
  /** By which code the register number of each of them is found. */
  prints: ReadonlyMap<string, string>
  /** Those who have a contract here. */
  engaged: ReadonlySet<string>
  contracts: ContractFacts
  /** What was declared of its periods before. */
  declared: readonly DeclaredPay[]
  keepsNiss: boolean
  locale: Locale
  say: Say
}

export interface OfficialPlan {
  rows: readonly PlannedRow[]
  people: readonly PersonWrite[]
  contracts: Pick<ContractPlan, 'writes' | 'stamps'>
  declared: readonly DeclaredWritten[]
}

const OF_PEOPLE: readonly string[] = WORKER_FIELDS.map(({ name }) => name)
/** By what somebody is found. */
const KEYS = ['lastName', 'firstName', 'employeeNumber', 'niss']
/** What is told together, and of a known person only where the first of it is not known. */
const TOGETHER: readonly (readonly string[])[] = [
  ['etatCivil', 'conjointTravaille', 'enfantsACharge'],
  ['addressLine1', 'addressPostalCode', 'addressCity', 'addressCountry'],
]

/** What an official file would do: whom it adds or completes, and who gets a contract. Nothing is written. */
export async function planOfficial(
  rows: readonly ReadRow[],
  facts: OfficialFacts
): Promise<OfficialPlan> {
  const people = withCodes(rows, facts)
  const known = KnownWorkers.of(people)
  const drafts = rows.map((row) => draftOf(row, known, facts))
  const asked = drafts.filter(({ refused }) => refused === null)
  const workers = await planWorkers(
    asked.map(({ row }) => row),
    {
      people,
      lists: { department: [], costCenter: [], contractLocation: [] },
      makesNames: false,
      locale: facts.locale,
    }
  )
  const planned = new Map(workers.rows.map((row) => [row.line, row]))
  const writes = writesOf(workers.rows, workers.writes)
  const engagements = asked.map((draft) =>
    engagementOf(draft, planned.get(draft.row.line)!, writes, facts)
  )
  const few = withinLimit(engagements)
  const contracts = await planContracts(
    few.flatMap(({ draft }) => draft ?? []),
    facts.contracts
  )
  const engaged = new Map(contracts.rows.map((row) => [row.line, row]))
  const notes = new Map(few.map((each) => [each.line, each.notes]))
  const stood = standingDeclared(facts.declared)
  const declared = drafts.map(({ row, person, declared: amounts }) =>
    planDeclared(person?.id ?? writes.get(row.line)?.id ?? null, amounts, stood)
  )
  const result = drafts.map((draft, at) => {
    const { line } = draft.row
    const parts = {
      worker: planned.get(line)!,
      contract: engaged.get(line),
      declared: declared[at]!.changes,
    }
    return draft.refused ?? together(draft, parts, notes.get(line)!, facts)
  })
  const good = new Set(
    result.filter(({ outcome }) => outcome !== 'refused').map(({ line }) => line)
  )
  const byLine = new Map(drafts.map((draft) => [draft.row.line, draft]))
  return {
    rows: result,
    people: [...writes].flatMap(([line, write]) =>
      good.has(line) ? withNumber(write, byLine.get(line)!, facts) : []
    ),
    contracts: { ...contracts, writes: contracts.writes.filter(({ line }) => good.has(line)) },
    declared: declared.flatMap(({ writes: own }, at) =>
      good.has(drafts[at]!.row.line) ? own : []
    ),
  }
}

/** Everybody with the code of their register number in its place: by it they are found, and by it two of one name are told apart. */
function withCodes(rows: readonly ReadRow[], { people, prints }: OfficialFacts): KnownPerson[] {
  const newest = new Map(
    rows.flatMap(({ official }) =>
      (official?.prints ?? []).map((print) => [print, official!.prints[0]!] as const)
    )
  )
  return people.map(({ id, fields }) => {
    const print = prints.get(id)
    return {
      id,
      fields: { ...fields, niss: print === undefined ? null : (newest.get(print) ?? print) },
    }
  })
}

interface Draft {
  /** As people are planned from it. */
  row: ReadRow
  /** What it says of a contract. */
  terms: Readonly<Record<string, Value | null>>
  refusals: ReadRow['refusals']
  person: KnownPerson | null
  derived: Readonly<Record<string, Derived>>
  declared: readonly DeclaredAmounts[]
  niss: string | undefined
  refused: PlannedRow | null
}

function draftOf(row: ReadRow, known: KnownWorkers, facts: OfficialFacts): Draft {
  const { prints = [], niss, birthDate = null, derived = {}, declared = [] } = row.official ?? {}
  const values = Object.entries(row.values)
  const said: Record<string, Value | null> = Object.fromEntries(
    values.filter(([name]) => OF_PEOPLE.includes(name))
  )
  const terms = Object.fromEntries(values.filter(([name]) => !OF_PEOPLE.includes(name)))
  // Slips have one field for a whole name, too.
  const whole =
    said.firstName === undefined && typeof said.lastName === 'string'
      ? splitName(said.lastName)
      : null
  if (whole) Object.assign(said, whole)
  if (prints[0]) said.niss = prints[0]
  const match = matchOf(said, known)
  const person = 'person' in match ? match.person : null
  const isNamed =
    typeof said.lastName === 'string' || row.refusals.some(({ field }) => field === 'lastName')
  const own = {
    terms,
    person,
    derived,
    declared,
    niss,
    refusals: row.refusals.filter(({ field }) => !OF_PEOPLE.includes(field)),
  }
  const refusals = row.refusals.filter(({ field }) => OF_PEOPLE.includes(field))
  const asPeople = { ...row, values: person ? completing(said, person) : said, refusals }
  if (person || isNamed || 'code' in match) return { ...own, row: asPeople, refused: null }
  const label = facts.say(birthDate ? 'person_born' : 'person_of', {
    line: row.line,
    day: birthDate ? formatDate(facts.locale, birthDate) : '',
  })
  const unknown = { field: '', code: 'unknown_number', found: '' }
  return {
    ...own,
    row: asPeople,
    refused: {
      line: row.line,
      label,
      outcome: 'refused',
      id: null,
      changes: [],
      refusals: [unknown],
    },
  }
}

/**
 * Whom a row is about: by the code of the register number or by the name, else by the reference where the last name is the
 * same. A reference that is another one's number here is no number of this person's, and is left out.
 */
function matchOf(said: Record<string, Value | null>, known: KnownWorkers): Match {
  const identity = identityOf(said)
  const match = known.match({ ...identity, employeeNumber: null })
  if ('code' in match || !identity.employeeNumber) return match
  const held = known.match({ ...identityOf({}), employeeNumber: identity.employeeNumber })
  const holder = 'person' in held ? held.person : null
  if (!holder || holder.id === match.person?.id) return match
  const nameOf = (name: unknown) => plainWords(String(name ?? ''))
  if (!match.person && nameOf(holder.fields.lastName) === nameOf(identity.lastName)) return held
  delete said.employeeNumber
  return match
}

/** Of somebody known what is not known yet; what finds them stands as it is. */
function completing(
  said: Record<string, Value | null>,
  { fields }: KnownPerson
): Record<string, Value | null> {
  const stands = (name: string) => fields[name as keyof ImportedPerson] ?? null
  const closed = new Set(TOGETHER.filter(([first]) => stands(first!) !== null).flat())
  const kept: Record<string, Value | null> = {}
  for (const [name, value] of Object.entries(said)) {
    if (KEYS.includes(name)) kept[name] = stands(name) ?? value
    else if (stands(name) === null && !closed.has(name)) kept[name] = value
  }
  // Whoever has an own number is found by what is left.
  for (const name of KEYS) if (!(name in kept) && stands(name) !== null) kept[name] = stands(name)
  return kept
}

/** What is to be written of each row. */
function writesOf(
  rows: readonly PlannedRow[],
  writes: readonly PersonWrite[]
): Map<number, PersonWrite> {
  const doing = rows.filter(({ outcome }) => outcome === 'created' || outcome === 'changed')
  return new Map(doing.map(({ line }, at) => [line, writes[at]!]))
}

interface Engagement {
  line: number
  draft: ContractDraft | null
  notes: readonly Note[]
}

/** The contract that a row makes, or why it makes none. */
function engagementOf(
  { row, terms, person, refusals }: Draft,
  { outcome }: PlannedRow,
  writes: ReadonlyMap<number, PersonWrite>,
  { engaged, say }: OfficialFacts
): Engagement {
  const { line } = row
  const none = (code?: string): Engagement => ({ line, draft: null, notes: code ? [{ code }] : [] })
  if (outcome === 'refused') return none()
  const write = writes.get(line)
  const id = person?.id ?? write?.id
  if (!id || engaged.has(id)) return none(terms.startDate === undefined ? undefined : 'engaged')
  const isTold = (name: string) =>
    terms[name] !== undefined || refusals.some(({ field }) => field === name)
  if (!isTold('startDate')) return none('no_declaration')
  if (!isTold('commissionParitaire')) return none('no_committee')
  if (!isTold('salaireBrut') && !isTold('salaireBrutHoraire')) return none('no_pay')
  const fields = { ...person?.fields, ...write?.set }
  const work =
    terms.employmentType ??
    (String(terms.commissionParitaire).startsWith('BECP1') ? 'OUVRIER' : 'EMPLOYE')
  const nomFonction = fields.nomFonction ?? say(`function_${work}`)
  const values = { ...terms, nomFonction }
  return {
    line,
    draft: {
      row: { ...row, values, refusals },
      person: { id, fields },
      startDate: (terms.startDate ?? null) as string | null,
      refusals: [...refusals],
    },
    notes: [],
  }
}

/** A file makes so many contracts; the next ones come when it is taken in once more. */
function withinLimit(engagements: readonly Engagement[]): Engagement[] {
  let made = 0
  return engagements.map((each) => {
    if (!each.draft || ++made <= MOST_CONTRACTS) return each
    return {
      line: each.line,
      draft: null,
      notes: [...each.notes, { code: 'next_time', params: { most: MOST_CONTRACTS } }],
    }
  })
}

/** One row of both: a person and their contract. */
function together(
  { row, person, derived, refusals: own }: Draft,
  {
    worker,
    contract,
    declared,
  }: { worker: PlannedRow; contract: PlannedRow | undefined; declared: PlannedRow['changes'] },
  notes: readonly Note[],
  { keepsNiss, say }: OfficialFacts
): PlannedRow {
  const refusals = [
    ...worker.refusals,
    ...(contract?.refusals ?? (worker.outcome === 'refused' ? own : [])),
  ]
  const label =
    worker.label ||
    labelOf(identityOf(row.values as never)) ||
    say('person_of', { line: row.line, day: '' })
  const told = { line: row.line, label, notes }
  if (refusals.length > 0) return { ...told, outcome: 'refused', id: null, changes: [], refusals }
  const changes = [
    ...worker.changes.flatMap((change) =>
      // A code is nothing to look at, and a number is not shown.
      change.field !== 'niss'
        ? [change]
        : keepsNiss
          ? [{ field: 'niss', before: null, after: true }]
          : []
    ),
    ...(contract?.changes ?? []),
  ].map((change) => {
    const from =
      change.field === 'nomFonction' && !person?.fields.nomFonction
        ? FUNCTION
        : derived[change.field]
    return from ? { ...change, derived: from } : change
  })
  changes.push(...declared)
  const isNew = worker.outcome === 'created'
  const outcome = isNew ? 'created' : changes.length > 0 ? 'changed' : 'same'
  return { ...told, outcome, id: isNew ? null : worker.id, changes, refusals: [] }
}

/** No official file says what somebody does. */
const FUNCTION: Derived = { confidence: 'DOUBTFUL', code: 'function' }

/** With the number itself in the place of its code, where it may be kept. */
function withNumber(
  { set, ...write }: PersonWrite,
  { niss }: Draft,
  { keepsNiss }: OfficialFacts
): PersonWrite[] {
  const { niss: code, ...rest } = set
  const all = code !== undefined && keepsNiss && niss ? { ...rest, niss } : rest
  return write.isNew || Object.keys(all).length > 0 ? [{ ...write, set: all }] : []
}
