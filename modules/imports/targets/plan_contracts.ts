import { setImmediate } from 'node:timers/promises'
import { isPartTime, weeklyHours } from '#modules/compute/pure'
import { lawDayOf, type ContractContent, type KnownContract } from '#modules/contracts/index'
import type { PackageInput } from '#modules/packages/index'
import { daysAfter, today } from '#modules/shared/values/days'
import type { KnownPerson } from '#modules/team/index'
import type { ImportPlan, PlannedRow } from '../domain/planned_row.ts'
import { plainWords } from '../domain/plain_words.ts'
import type { ReadRow } from '../domain/read_rows.ts'
import { changesOf } from './contract_changes.ts'
import type { ContractDraft, ContractFacts } from './contract_facts.ts'
import { packageOf } from './contract_package.ts'
import { judgeContract } from './judge_contract.ts'
import { identityOf, KnownWorkers, labelOf } from './known_workers.ts'
import { personOfRow, refusing, type Refuse } from './row_person.ts'

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
    planned.push(
      plannedContract(draft, standing.get(id) ?? [], ofPerson.get(id) ?? [], facts, writes)
    )
    if (planned.length % BATCH === 0) await setImmediate()
  }
  return {
    rows: planned,
    newNames: [],
    // Of one person the earlier contract is there before the later one.
    writes: writes.toSorted((one, other) =>
      one.content.startDate.localeCompare(other.content.startDate)
    ),
    stamps: new Map(
      [...new Set(writes.map(({ workerId }) => workerId))].map((id) => [
        id,
        (standing.get(id) ?? []).map(({ stamp }) => stamp),
      ])
    ),
  }
}

/** Whose contract each row is about. */
export function draftsOf(
  rows: readonly ReadRow[],
  people: readonly KnownPerson[]
): ContractDraft[] {
  const known = KnownWorkers.of(people)
  return rows.map((row, at) => draftOf(row, known, at))
}

function draftOf(row: ReadRow, known: KnownWorkers, at: number): ContractDraft {
  const refusals = [...row.refusals]
  const refuse = refusing(row, refusals)
  if (at >= MOST_CONTRACTS) refuse('', 'too_many', { most: MOST_CONTRACTS })
  const person = personOfRow(row, known, refusals, refuse)
  const startDate = (row.values.startDate ?? null) as string | null
  if (!startDate) refuse('startDate', 'required')
  return { row, person, startDate, refusals }
}

function plannedContract(
  { row, person, startDate, refusals }: ContractDraft,
  standing: readonly KnownContract[],
  others: readonly ContractDraft[],
  facts: ContractFacts,
  writes: ContractWrite[]
): PlannedRow {
  const label = person
    ? labelOf(identityOf(person.fields))
    : row.found.fullName || labelOf(identityOf(row.values as never))
  const refused = (): PlannedRow => ({
    line: row.line,
    label,
    refusals,
    outcome: 'refused',
    id: null,
    changes: [],
  })
  if (!person || !startDate) return refused()
  const refuse = refusing(row, refusals)
  const basis = basisOf(startDate, standing)
  if (basis && basis.changeType === 'END') refuse('startDate', 'contract_ended')
  const isCorrection = basis?.content.startDate === startDate
  const isPast = startDate < today()
  const content = contentOf(row, startDate, basis, { person, facts, others, standing, refuse })
  const input = packageOf(row, person.fields, basis?.input ?? null, facts, {
    date:
      isCorrection && !isPast
        ? basis!.input.date
        : isPast && (!basis || isCorrection)
          ? lawDayOf(startDate)
          : startDate,
    refuse,
  })
  if (!row.values.kind && !basis) content.kind = usualKind(input, content)
  const changes = changesOf(basis, content, input, facts)
  if (refusals.length === 0 && basis && changes.length === 0)
    return { line: row.line, label, refusals, outcome: 'same', id: basis.id, changes: [] }
  if (refusals.length === 0)
    judgeContract(
      { row, person, standing, basis, isCorrection, isPast, others },
      content,
      input,
      facts,
      refuse
    )
  if (refusals.length > 0) return refused()
  writes.push({
    line: row.line,
    workerId: person.id,
    input,
    content,
    previousId: basis?.id ?? null,
    isCorrection,
  })
  return {
    line: row.line,
    label,
    refusals,
    outcome: basis ? 'changed' : 'created',
    id: basis?.id ?? null,
    changes,
  }
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
  const named = (
    field: 'contractLocation' | 'costCenter',
    list: readonly { id: string; name: string }[]
  ) => {
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
    kind: (values.kind ??
      (isCorrection
        ? basis!.content.kind
        : basis
          ? 'AMENDMENT'
          : 'OPEN_ENDED')) as ContractContent['kind'],
    startDate,
    endDate:
      endDate === undefined
        ? basis
          ? basis.content.endDate
          : impliedEnd(startDate, others, standing)
        : endDate,
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
function impliedEnd(
  startDate: string,
  others: readonly ContractDraft[],
  standing: readonly KnownContract[]
): string | null {
  const later = [
    ...others.map((each) => each.startDate!),
    ...standing.map(({ content }) => content.startDate),
  ].filter((day) => day > startDate)
  const next = later.toSorted()[0]
  return next === undefined ? null : daysAfter(next, -1)
}

function usualKind(
  { package: fields }: PackageInput,
  { endDate }: ContractContent
): ContractContent['kind'] {
  if (isPartTime(weeklyHours(fields))) return 'PART_TIME'
  return endDate !== null && endDate >= today() ? 'FIXED_TERM' : 'OPEN_ENDED'
}
