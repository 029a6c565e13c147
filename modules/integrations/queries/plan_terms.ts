import {
  readTold,
  type CellRefusal,
  type PlannedRow,
  type ReadRow,
  type ToldPeople,
} from '#modules/imports/index'
import { Problem } from '#modules/shared/http/problem'
import type { Scope } from '#modules/shared/tenancy/scope'
import { decideRow, notTaken, without, type Decided } from '../domain/decide_row.ts'
import { contractField, ownerOf } from '../domain/owners.ts'
import { readable } from '../domain/readable.ts'
import { SYSTEM_NAMES } from '../domain/system_names.ts'
import type { PlanFacts } from './plan_people.ts'
import type { Drafted } from './who_is_meant.ts'

/** What a contract needs and an HR system may not know. */
export const NEVER_TOLD: readonly string[] = ['commissionParitaire', 'employmentType']

/** Terms of one person as they are planned. */
export interface PlannedTerms {
  plan: PlannedRow
  row: ReadRow
  decided: Decided
  /** The other system says a last day where none was agreed here. */
  endsOn: string | null
}

/** The contracts of those who are taken: planned as those of a file. */
export async function planTerms(
  told: ToldPeople,
  drafts: readonly Drafted[],
  planned: Awaited<ReturnType<ToldPeople['plan']>>,
  facts: PlanFacts
) {
  const people = drafts.flatMap(({ person }, line) =>
    person.contract && planned.people.has(line)
      ? [{ line, person, worker: planned.people.get(line)! }]
      : []
  )
  const rows = new Map(
    people.map(({ line, person, worker }) => [
      line,
      readTold('contract', readable(person, person.contract!), {
        line,
        values: facts.connection.meant,
        about: worker.id,
      }),
    ])
  )
  const workers = people.map(({ worker }) => worker)
  let plan = await told.planContracts([...rows.values()], workers, planned.names)
  const of = new Map<number, PlannedTerms>()
  const whole = plan.rows.flatMap((each) => completed(each, rows.get(each.line)!, facts) ?? [])
  for (const row of whole) rows.set(row.line, row)
  if (whole.length > 0) plan = await told.planContracts([...rows.values()], workers, planned.names)
  let isOther = false
  for (const each of plan.rows) {
    const { line } = each
    const row = rows.get(line)!
    // The days and the kind of a version are no fields to be decided of.
    const terms = each.changes.filter(
      ({ field }) => !['startDate', 'endDate', 'kind'].includes(field)
    )
    const { person, settled } = drafts[line]!
    const decided = decideRow(each.outcome === 'changed' ? terms : [], row, {
      owner: (field) => ownerOf(facts.connection.owners, field),
      seen: facts.seen.get(person.id)?.fields ?? {},
      takes: settled?.takes,
      name: contractField,
    })
    const end =
      each.outcome === 'changed' ? each.changes.find(({ field }) => field === 'endDate') : undefined
    const isEnd = end?.before === null && typeof end.after === 'string'
    const kept = new Set(notTaken(decided))
    if (isEnd) kept.add('endDate')
    const endsOn = isEnd && !facts.seen.get(person.id)?.stays ? String(end.after) : null
    of.set(line, { plan: each, row, decided, endsOn })
    if (kept.size === 0) continue
    rows.set(line, without(row, kept))
    isOther = true
  }
  if (isOther) {
    plan = await told.planContracts([...rows.values()], workers, planned.names)
    for (const each of plan.rows) of.get(each.line)!.plan = each
  }
  return { plan, of }
}

/**
 * What the connection says in the place of nothing, where a contract cannot be without it: a first one of a system that names
 * no joint committee.
 */
function completed(
  { refusals }: PlannedRow,
  row: ReadRow,
  { connection: { meant } }: PlanFacts
): ReadRow | null {
  const missing = refusals.flatMap(({ field, code }) => (code === 'required' ? [field] : []))
  const instead = meant.filter(
    ({ field, from }) => from === '' && NEVER_TOLD.includes(field) && !row.values[field]
  )
  if (!instead.some(({ field }) => missing.includes(field))) return null
  const told = Object.fromEntries(instead.map(({ field, to }) => [field, to]))
  const { values, refusals: unread } = readTold('contract', told, { line: row.line, values: [] })
  return { ...row, values: { ...row.values, ...values }, refusals: [...row.refusals, ...unread] }
}

type TermsPlan = Awaited<ReturnType<ToldPeople['planContracts']>>

/**
 * Writes contracts, together where all of them are taken: else each by itself, so that what one is refused for after all is
 * told of its person alone.
 *
 * @returns why each that is refused is, by line
 */
export async function writeTerms(
  scope: Scope,
  told: ToldPeople,
  { writes, stamps }: TermsPlan,
  { connection }: PlanFacts
): Promise<ReadonlyMap<number, CellRefusal>> {
  const by = SYSTEM_NAMES[connection.system]
  const write = (some: TermsPlan['writes']) =>
    orRefused(scope, () =>
      told.writeContracts(
        {
          writes: some,
          stamps: new Map(some.map(({ workerId }) => [workerId, stamps.get(workerId) ?? []])),
        },
        by
      )
    )
  const refusals = new Map<number, CellRefusal>()
  if (writes.length === 0 || !(await write(writes))) return refusals
  for (const each of writes) {
    const refusal = await write([each])
    if (refusal) refusals.set(each.line, refusal)
  }
  return refusals
}

/** Done whole, or nothing of it and why. */
async function orRefused(
  { trx }: Scope,
  work: () => Promise<unknown>
): Promise<CellRefusal | null> {
  await trx.rawQuery('savepoint terms')
  try {
    await work()
    await trx.rawQuery('release savepoint terms')
    return null
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await trx.rawQuery('rollback to savepoint terms')
    const message = error.errors.map((each) => each.message).join(' ') || error.problem
    return { field: '', code: 'contract', found: '', params: { message } }
  }
}
