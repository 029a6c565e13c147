import { readTold, ToldPeople, type PlannedRow } from '#modules/imports/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { KeepExternalIds } from '#modules/team/index'
import { comparedBy } from '../domain/compared_by.ts'
import { decideRow, notTaken, without, type Decided } from '../domain/decide_row.ts'
import type { ExternalPerson } from '../domain/hr_system.ts'
import { ownerOf } from '../domain/owners.ts'
import type { PlannedPerson, SeenFields } from '../domain/planned_person.ts'
import { readable } from '../domain/readable.ts'
import type HrConnection from '../models/hr_connection.ts'
import { planTerms, writeTerms } from './plan_terms.ts'
import { plannedPerson } from './planned_person.ts'
import { withRunningContract } from './running_contracts.ts'
import { whoIsMeant, type Drafted } from './who_is_meant.ts'

/** What a person decided of somebody: whom the other system means, and in which fields it is right. */
export interface Settled {
  about?: string | null
  takes?: ReadonlySet<string>
}

/** What people are planned against. */
export interface PlanFacts {
  connection: Pick<HrConnection, 'system' | 'owners' | 'meant' | 'makesNames'>
  /** Workers by their id in the other system. */
  known: ReadonlyMap<string, string>
  /** What was seen of people, by that id, and whether they stay although they left there. */
  seen: ReadonlyMap<string, { fields: SeenFields; stays: boolean }>
  settled?: ReadonlyMap<string, Settled>
}

/** What a run would do with some people, and that being done. */
export interface PeoplePlan {
  people: PlannedPerson[]
  /** Whose manager is not known yet: to be looked at once all are read. */
  later: { id: string; manager: string }[]
  write(): Promise<void>
}

/** Managers are left out once, what is not taken once more, and then the plan stands. */
const ROUNDS = 3

/**
 * Plans people of the other system as a file of them would be planned (`imports`), once who they are and who owns what is
 * decided. Nothing is written but by `write`; the same people plan the same.
 */
export async function planPeople(
  scope: Scope,
  people: readonly ExternalPerson[],
  facts: PlanFacts
): Promise<PeoplePlan> {
  const rows = people.map((person, line) =>
    readTold('worker', withManager(person, facts.known), { line, values: facts.connection.meant })
  )
  const about = people.flatMap(
    ({ id }) => facts.known.get(id) ?? facts.settled?.get(id)?.about ?? []
  )
  const told = await ToldPeople.open(scope, rows, { makeNames: facts.connection.makesNames, about })
  const gone = people.filter(({ isGone }) => isGone).flatMap(({ id }) => facts.known.get(id) ?? [])
  const around = {
    ...facts,
    holders: new Set(facts.known.values()),
    running: await withRunningContract(scope, gone),
  }
  const drafts = people.map((person, at) => whoIsMeant(person, rows[at]!, told, around))

  const decided = new Map<number, Decided>()
  const later: PeoplePlan['later'] = []
  const planned = await untilItStands(told, drafts, (draft, plan) => {
    if (isOfManager(plan)) {
      const manager = draft.person.managerId ?? draft.row.found.manager ?? ''
      later.push({ id: draft.person.id, manager })
      return new Set(['manager'])
    }
    if (plan.outcome !== 'changed' || decided.has(plan.line)) return NOTHING
    const own = decideRow(plan.changes, comparedBy(draft.person, draft.row), {
      owner: (field) => ownerOf(facts.connection.owners, field),
      seen: facts.seen.get(draft.person.id)?.fields ?? {},
      takes: draft.settled?.takes,
      name: (field) => field,
    })
    decided.set(plan.line, own)
    return notTaken(own)
  })
  const terms = await planTerms(told, drafts, planned, facts)

  const byLine = new Map(planned.rows.map((row) => [row.line, row]))
  const results = drafts.map((draft, line) =>
    plannedPerson(draft, {
      plan: byLine.get(line),
      stood: planned.stood.get(line) ?? {},
      workerId: planned.people.get(line)?.id ?? null,
      decided: new Map([...draft.kept, ...(decided.get(line) ?? [])]),
      terms: terms.of.get(line),
      seen: facts.seen.get(draft.person.id)?.fields ?? {},
      said: rows[line]!,
    })
  )
  return {
    people: results,
    later,
    async write() {
      await told.write(planned)
      const matched = results.filter(({ isMatched, workerId }) => isMatched && workerId !== null)
      await KeepExternalIds.handle(
        scope,
        facts.connection.system,
        matched.map(({ workerId, person }) => ({ workerId: workerId!, identifier: person.id }))
      )
      for (const [line, refusal] of await writeTerms(scope, told, terms.plan, facts)) {
        const own = results[line]!
        Object.assign(own, {
          outcome: 'FAILED',
          code: 'refused',
          refusals: [...own.refusals, refusal],
        })
      }
    },
  }
}

/** What is said of a person, their manager by the id of the worker where the other system says who it is. */
function withManager(person: ExternalPerson, known: PlanFacts['known']): ExternalPerson['worker'] {
  const told = readable(person, person.worker)
  const leader = person.managerId
  if (!('manager' in told) || !leader) return told
  return { ...told, manager: known.get(leader) ?? told.manager ?? leader }
}

const NOTHING: ReadonlySet<string> = new Set()

/** Plans the rows again until nothing is to be left out of one any more. */
async function untilItStands(
  told: ToldPeople,
  drafts: Drafted[],
  leftOut: (draft: Drafted, plan: PlannedRow) => ReadonlySet<string>
) {
  const open = drafts.filter(({ done }) => !done)
  let planned = await told.plan(open.map(({ row }) => row))
  for (let round = 1; round < ROUNDS; round++) {
    let isOther = false
    for (const plan of planned.rows) {
      const draft = drafts[plan.line]!
      const fields = leftOut(draft, plan)
      if (fields.size === 0) continue
      draft.row = without(draft.row, fields)
      isOther = true
    }
    if (!isOther) break
    planned = await told.plan(open.map(({ row }) => row))
  }
  return planned
}

function isOfManager({ outcome, refusals }: PlannedRow): boolean {
  return (
    outcome === 'refused' &&
    refusals.every(({ field, code }) => field === 'manager' && code === 'unknown_manager')
  )
}
