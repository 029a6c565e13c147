import type { Scope } from '#modules/shared/tenancy/scope'
import { may } from '#modules/accounts/index'
import {
  knownPeople,
  listNames,
  lockPeople,
  MakeNames,
  RemoveUnusedNames,
  UndoPeople,
  WritePeople,
  type BroughtBy,
  type NamedList,
  type PersonWritten,
} from '#modules/team/index'
import type { ImportTarget } from '../domain/import_target.ts'
import type { ReadRow } from '../domain/read_rows.ts'
import { planWorkers, type WorkerFacts, type WorkerPlan } from './plan_workers.ts'
import { NEEDS_PERSON } from './row_person.ts'
import { NAMED_COLUMNS, WORKER_FIELDS } from './worker_fields.ts'

interface Applied {
  people: PersonWritten[]
  names: { list: NamedList; id: string }[]
}

const SEALED = WORKER_FIELDS.filter(({ sealed }) => sealed).map(({ name }) => name)

/** A list of people into the team: who is known is changed, who is not is added. */
export const workersTarget: ImportTarget = {
  right: 'workers.details',
  feature: 'team',
  makesNames: true,
  fields: WORKER_FIELDS,
  needs: [NEEDS_PERSON],

  async plan(scope, rows, { makeNames }) {
    const facts = await workerFacts(scope, { sealed: saysSealed(rows), makeNames })
    const plan = await planWorkers(rows, facts)
    return { ...plan, apply: (own) => writeWorkers(own, plan, 'IMPORT') }
  },

  lock: lockPeople,

  people: (applied) => (applied as Applied).people.map(({ id }) => id),

  async undo(scope, applied) {
    const { people, names } = applied as Applied
    const undone = await UndoPeople.handle(scope, people)
    await RemoveUnusedNames.handle(scope, names)
    return undone
  },
}

/** Whether rows say what is sealed: else it stays closed. */
export function saysSealed(rows: readonly Pick<ReadRow, 'values'>[]): boolean {
  return rows.some(({ values }) => SEALED.some((field) => field in values))
}

/** What a plan of the company's people is made from. */
export async function workerFacts(
  scope: Scope,
  { sealed, makeNames }: { sealed: boolean; makeNames: boolean }
): Promise<WorkerFacts> {
  return {
    people: await knownPeople(scope, { sealed }),
    lists: {
      department: await listNames(scope, NAMED_COLUMNS.department.list),
      costCenter: await listNames(scope, NAMED_COLUMNS.costCenter.list),
      contractLocation: await listNames(scope, NAMED_COLUMNS.contractLocation.list),
    },
    makesNames: makeNames && mayMakeNames(scope),
    locale: scope.locale,
  }
}

/** Makes the names that a plan adds, and writes its people. */
export async function writeWorkers(
  scope: Scope,
  plan: Pick<WorkerPlan, 'names' | 'writes'>,
  source: BroughtBy
): Promise<Applied> {
  const names = plan.names.map(({ column, id, name }) => ({
    list: NAMED_COLUMNS[column].list,
    id,
    name,
  }))
  await MakeNames.handle(scope, names)
  const people = await WritePeople.handle(scope, plan.writes, source)
  return { people, names: names.map(({ list, id }) => ({ list, id })) }
}

/** The company's lists are its administrators' to keep, and what they had connected may add to them. */
export function mayMakeNames({ actor }: Pick<Scope, 'actor'>): boolean {
  if (actor.kind === 'system') return true
  return actor.kind === 'user' && may(actor.role, 'departments.write')
}
