import { setImmediate } from 'node:timers/promises'
import i18nManager from '@adonisjs/i18n/services/main'
import { errorText, FIRST_DAY, isPartTime, LAST_DAY, validate, weeklyHours } from '#modules/compute/pure'
import {
  contractProblems,
  explainContract,
  explainPast,
  lawDayOf,
  pastProblems,
  type ContractContent,
  type KnownContract,
} from '#modules/contracts/index'
import type { PackageInput } from '#modules/packages/index'
import { formatDate } from '#modules/shared/documents/format'
import type { Locale } from '#modules/shared/tenancy/scope'
import { daysAfter, today } from '#modules/shared/values/days'
import { situationProblems, type KnownPerson } from '#modules/team/index'
import type { CellRefusal } from '../domain/import_field.ts'
import type { ImportPlan, PlannedRow } from '../domain/planned_row.ts'
import { plainWords } from '../domain/plain_words.ts'
import type { ReadRow } from '../domain/read_rows.ts'
import type { Value } from '../domain/read_value.ts'
import { BENEFIT_COLUMNS } from './contract_fields.ts'
import { packageOf, valueIn, type PackageFacts } from './contract_package.ts'
import { identityOf, KnownWorkers, labelOf } from './known_workers.ts'
import { splitName } from './split_name.ts'

/** What a plan of contracts is made from. */
export interface ContractFacts extends PackageFacts {
  contracts: readonly KnownContract[]
  places: readonly { id: string; name: string; languageRegime: string | null }[]
  costCenters: readonly { id: string; name: string }[]
  company: { effectif?: number; assuranceLoiTaux?: number }
  locale: Locale
}

/** What is to become of one person's contract. */
export interface ContractWrite {
  line: number
  workerId: string
  input: PackageInput
  content: ContractContent
  /** It follows that version, or takes its place. */
  previousId: string | null
  isCorrection: boolean
}

export interface ContractPlan extends ImportPlan {
  writes: readonly ContractWrite[]
  /** What stood there, to see that nothing moved until it is written. */
  stamps: ReadonlyMap<string, readonly string[]>
}

/** More contracts than this are several files: each is computed as if it was typed. */
export const MOST_CONTRACTS = 1_000
const BATCH = 50
/** How other programs write that there is no end. */
const NO_END = '2199-12-31'

/** A row with its person and the day that it says. */
export interface ContractDraft {
  row: ReadRow
  person: KnownPerson | null
  startDate: string | null
  refusals: CellRefusal[]
}

/** What the rows of a file would do to the contracts of a company. Nothing is written, and the same rows plan the same. */
export async function planContracts(
  drafts: readonly ContractDraft[],
  facts: ContractFacts
): Promise<ContractPlan> {
  const standing = Map.groupBy(facts.contracts, ({ workerId }) => workerId)
  const ofPerson = Map.groupBy(
    drafts.filter(({ person, startDate }) => person !== null && startDate !== null),
    ({ person }) => person!.id
  )
  const writes: ContractWrite[] = []
  const planned: PlannedRow[] = []
  for (const draft of drafts) {
    const id = draft.person?.id ?? ''
    planned.push(plannedContract(draft, standing.get(id) ?? [], ofPerson.get(id) ?? [], facts, writes))
    if (planned.length % BATCH === 0) await setImmediate()
  }
  return {
    rows: planned,
    newNames: [],
    // Of one person the earlier contract is there before the later one.
    writes: writes.toSorted((one, other) => one.content.startDate.localeCompare(other.content.startDate)),
    stamps: new Map(
      [...new Set(writes.map(({ workerId }) => workerId))].map((id) => [
        id,
        (standing.get(id) ?? []).map(({ stamp }) => stamp),
      ])
    ),
  }
}

/** Whose contract each row is about. */
export function draftsOf(rows: readonly ReadRow[], people: readonly KnownPerson[]): ContractDraft[] {
  const known = new KnownWorkers(people)
  return rows.map((row, at) => draftOf(row, known, at))
}

function draftOf(row: ReadRow, known: KnownWorkers, at: number): ContractDraft {
  const refusals = [...row.refusals]
  const refuse = refusing(row, refusals)
  if (at >= MOST_CONTRACTS) refuse('', 'too_many', { most: MOST_CONTRACTS })
  const said = Object.fromEntries(
    Object.entries(row.values).filter(([name]) => WHO.includes(name))
  )
  const whole = row.values.fullName
  if (typeof whole === 'string') {
    const parts = splitName(whole)
    if (parts) Object.assign(said, parts)
    else if (!said.employeeNumber && !said.email && !said.niss) refuse('fullName', 'split')
  }
  const match = known.match(identityOf(said))
  if ('code' in match) refuse(match.field, match.code, { name: match.name })
  const person = 'person' in match ? match.person : null
  if (!person && refusals.length === 0) refuse(fieldOfWho(row), 'unknown_person')
  const startDate = (row.values.startDate ?? null) as string | null
  if (!startDate) refuse('startDate', 'required')
  return { row, person, startDate, refusals }
}

const WHO = ['lastName', 'firstName', 'employeeNumber', 'email', 'niss']
/** By which cell a row names its person, the surest first. */
const fieldOfWho = ({ values }: ReadRow) =>
  ['employeeNumber', 'email', 'niss', 'lastName', 'fullName'].find((name) => values[name]) ?? 'lastName'

type Refuse = (field: string, code: string, params?: CellRefusal['params']) => void

function refusing({ found }: ReadRow, refusals: CellRefusal[]): Refuse {
  return (field, code, params) => {
    // A cell that is refused once says all: what follows from it would only be in the way.
    if (refusals.some((each) => each.field === field)) return
    refusals.push({ field, code, found: found[field] ?? '', ...(params && { params }) })
  }
}

function plannedContract(
  { row, person, startDate, refusals }: ContractDraft,
  standing: readonly KnownContract[],
  others: readonly ContractDraft[],
  facts: ContractFacts,
  writes: ContractWrite[]
): PlannedRow {
  const label = person ? labelOf(identityOf(person.fields)) : row.found.fullName || labelOf(identityOf(row.values as never))
  const refused = (): PlannedRow => ({ line: row.line, label, refusals, outcome: 'refused', id: null, changes: [] })
  if (!person || !startDate) return refused()
  const refuse = refusing(row, refusals)
  const basis = basisOf(startDate, standing)
  if (basis && basis.changeType === 'END') refuse('startDate', 'contract_ended')
  const isCorrection = basis?.content.startDate === startDate
  const isPast = startDate < today()
  const content = contentOf(row, startDate, basis, { person, facts, others, standing, refuse })
  const input = packageOf(row, person.fields, basis?.input ?? null, facts, {
    date: isCorrection && !isPast ? basis!.input.date : isPast && (!basis || isCorrection) ? lawDayOf(startDate) : startDate,
    refuse,
  })
  if (!row.values.kind && !basis) content.kind = usualKind(input, content)
  const changes = changesOf(basis, content, input, facts)
  if (refusals.length === 0 && basis && changes.length === 0)
    return { line: row.line, label, refusals, outcome: 'same', id: basis.id, changes: [] }
  if (refusals.length === 0) judge({ row, person, standing, basis, isCorrection, isPast, others }, content, input, facts, refuse)
  if (refusals.length > 0) return refused()
  writes.push({ line: row.line, workerId: person.id, input, content, previousId: basis?.id ?? null, isCorrection })
  return { line: row.line, label, refusals, outcome: basis ? 'changed' : 'created', id: basis?.id ?? null, changes }
}

/** The version that a row is about: the one that begins on its day, else the one that holds on it. */
function basisOf(startDate: string, standing: readonly KnownContract[]): KnownContract | null {
  return (
    standing.find(({ content }) => content.startDate === startDate) ??
    standing.find(
      ({ content: { startDate: from, endDate } }) =>
        from < startDate && (endDate === null || endDate >= startDate)
    ) ??
    null
  )
}

interface Around {
  person: KnownPerson
  facts: ContractFacts
  others: readonly ContractDraft[]
  standing: readonly KnownContract[]
  refuse: Refuse
}

function contentOf(
  { values }: ReadRow,
  startDate: string,
  basis: KnownContract | null,
  { person, facts, others, standing, refuse }: Around
): ContractContent {
  const isCorrection = basis?.content.startDate === startDate
  const named = (field: 'contractLocation' | 'costCenter', list: readonly { id: string; name: string }[]) => {
    const name = values[field]
    if (typeof name !== 'string') return undefined
    const found = list.find((each) => plainWords(each.name) === plainWords(name))
    if (!found) refuse(field, 'unknown_name')
    return found?.id ?? null
  }
  const only = facts.places.length === 1 ? facts.places[0]!.id : null
  const said = values.endDate
  const endDate = typeof said === 'string' ? (said > NO_END ? null : said) : undefined
  return {
    kind: (values.kind ?? (isCorrection ? basis!.content.kind : basis ? 'AMENDMENT' : 'OPEN_ENDED')) as ContractContent['kind'],
    startDate,
    endDate: endDate === undefined ? (basis ? basis.content.endDate : impliedEnd(startDate, others, standing)) : endDate,
    contractLocationId:
      named('contractLocation', facts.places) ??
      basis?.content.contractLocationId ??
      ((person.fields.contractLocationId ?? only) as string | null),
    costCenterId:
      named('costCenter', facts.costCenters) ??
      basis?.content.costCenterId ??
      ((person.fields.costCenterId ?? null) as string | null),
    schedule: basis?.content.schedule ?? '',
    isVariableSchedule: basis?.content.isVariableSchedule ?? null,
    reason: isCorrection ? basis!.content.reason : '',
    workDescription: basis?.content.workDescription ?? '',
    replacedWorkerId: basis?.content.replacedWorkerId ?? null,
  }
}

/** A contract without an end goes on to the day before the next one, of the company or of the file. */
function impliedEnd(startDate: string, others: readonly ContractDraft[], standing: readonly KnownContract[]): string | null {
  const later = [
    ...others.map((each) => each.startDate!),
    ...standing.map(({ content }) => content.startDate),
  ].filter((day) => day > startDate)
  const next = later.toSorted()[0]
  return next === undefined ? null : daysAfter(next, -1)
}

function usualKind({ package: fields }: PackageInput, { endDate }: ContractContent): ContractContent['kind'] {
  if (isPartTime(weeklyHours(fields))) return 'PART_TIME'
  return endDate !== null && endDate >= today() ? 'FIXED_TERM' : 'OPEN_ENDED'
}

interface Judged {
  row: ReadRow
  person: KnownPerson
  standing: readonly KnownContract[]
  basis: KnownContract | null
  isCorrection: boolean
  isPast: boolean
  others: readonly ContractDraft[]
}

/** What the same contract would be refused for where it is typed, under the column that says it. */
function judge(
  { row, person, standing, basis, isCorrection, isPast, others }: Judged,
  content: ContractContent,
  input: PackageInput,
  facts: ContractFacts,
  refuse: Refuse
): void {
  const i18n = i18nManager.locale(facts.locale)
  const twin = others.find((each) => each.row.line < row.line && (each.startDate === content.startDate || basis !== null))
  if (twin) refuse('startDate', 'twice', { line: twin.row.line })
  if (basis && !basis.steps.includes(isCorrection ? 'correct' : 'follow'))
    refuse('startDate', basis.steps.includes('sign') ? 'contract_to_sign' : 'contract_fixed')
  const meets = (from: string, until: string | null) =>
    (content.endDate === null || from <= content.endDate) && (until === null || until >= content.startDate)
  const before = others.find(
    ({ startDate, row: { values } }) =>
      startDate! < content.startDate && typeof values.endDate === 'string' && values.endDate >= content.startDate
  )
  if (before) refuse('startDate', 'contract_overlap', { start: formatDate(facts.locale, before.startDate!) })
  const taken = standing.find(({ id, content: held }) => id !== basis?.id && meets(held.startDate, held.endDate))
  if (taken) refuse('startDate', 'contract_overlap', { start: formatDate(facts.locale, taken.content.startDate) })
  const location = facts.places.find(({ id }) => id === content.contractLocationId) ?? null
  const isEntered = isPast && (!basis || isCorrection)
  if (isEntered)
    for (const problem of pastProblems(content, today()))
      refuse(columnOf(problem.path), 'contract', { message: explainPast(i18n).past(problem) })
  else
    for (const problem of contractProblems({
      content,
      changeType: !basis ? 'NEW' : isCorrection ? 'CORRECTION' : 'CHANGE',
      workerId: person.id,
      dateOfBirth: (person.fields.dateOfBirth ?? null) as string | null,
      previous: basis && { startDate: basis.content.startDate, endDate: basis.content.endDate },
      location,
      employmentType: input.package.computeModelConfig.employmentType,
      law: { first: FIRST_DAY, last: LAST_DAY },
      today: today(),
    }))
      refuse(columnOf(problem.path), 'contract', { message: explainContract(i18n).problem(problem) })
  for (const { message } of situationProblems(input.worker as never, facts.locale))
    refuse('', 'contract', { message })
  for (const error of validate({ date: input.date, company: facts.company, worker: input.worker, package: { ...input.package, packageType: input.packageType } }))
    refuse(columnOf(error.path), 'contract', { message: errorText(error, facts.locale) })
}

const CONTRACT_COLUMNS: Readonly<Record<string, string>> = {
  startDateStr: 'startDate',
  endDateStr: 'endDate',
  contractLocationId: 'contractLocation',
  previousId: 'startDate',
  kind: 'kind',
  'package.computeModelConfig.commissionParitaire': 'commissionParitaire',
  'package.computeModelConfig.employmentType': 'employmentType',
  'package.salaireBrut': 'salaireBrut',
  'package.salaireBrutHoraire': 'salaireBrutHoraire',
  'package.regimeNumerateur': 'regimeNumerateur',
  'package.regimeDenominateur': 'regimeDenominateur',
}

/** The column that says what a refusal is about; none where several do. */
function columnOf(path: string): string {
  const field = path.replace(/^package\./, '')
  return CONTRACT_COLUMNS[path] ?? (BENEFIT_COLUMNS.includes(field) ? field : '')
}

/** What a person would see change, column by column. */
function changesOf(
  basis: KnownContract | null,
  content: ContractContent,
  input: PackageInput,
  { places, costCenters }: ContractFacts
): PlannedRow['changes'] {
  const nameOf = (list: readonly { id: string; name: string }[], id: string | null) =>
    list.find((each) => each.id === id)?.name ?? null
  const told = (from: ContractContent, { nomFonction, package: fields }: PackageInput): [string, Value | null][] => [
    ['endDate', from.endDate],
    ['nomFonction', nomFonction],
    ['commissionParitaire', fields.computeModelConfig.commissionParitaire ?? null],
    ['employmentType', fields.computeModelConfig.employmentType],
    ['regimeNumerateur', weeklyHours(fields).worked],
    ['regimeDenominateur', weeklyHours(fields).full],
    ['salaireBrut', fields.salaireBrut ?? null],
    ['salaireBrutHoraire', fields.salaireBrut === undefined ? (fields.salaireBrutHoraire ?? null) : null],
    ['contractLocation', nameOf(places, from.contractLocationId)],
    ['costCenter', nameOf(costCenters, from.costCenterId)],
    ...BENEFIT_COLUMNS.map((name): [string, Value | null] => [name, valueIn(fields as never, name)]),
  ]
  const before = new Map(basis ? told(basis.content, basis.input) : [])
  const changes = told(content, input)
    .map(([field, after]) => ({ field, before: before.get(field) ?? null, after }))
    .filter((each) => each.before !== each.after)
  if (basis && changes.length === 0) return []
  const isSameDay = basis?.content.startDate === content.startDate
  const first = isSameDay ? [] : [{ field: 'startDate', before: basis?.content.startDate ?? null, after: content.startDate }]
  const kind = basis ? [] : [{ field: 'kind', before: null, after: content.kind }]
  return [...first, ...kind, ...changes]
}
