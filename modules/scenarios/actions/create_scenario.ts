import { FIRST_DAY, LAST_DAY } from '#modules/compute/pure'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { monthsAfter, today } from '#modules/shared/values/days'
import type Scenario from '../models/scenario.ts'
import type { Keeper } from '../models/scenario.ts'
import { visibleScenarios } from '../queries/visible_scenarios.ts'
import type { Whom } from '../queries/snapshots_on.ts'
import { addPeople } from './scenario_people.ts'
import { recompute } from './compute_scenario.ts'

export interface CreateScenarioInput {
  /** Chosen by the client, so that a double click makes one scenario, not two. */
  id?: string
  name: string
  description?: string
  workerIds?: string[]
  /** All who have a contract on the day, or those of a joint committee. */
  everyone?: { commissionParitaire?: string }
  /** A day of its first month; the coming month unless told. */
  date?: string
  keptBy?: Keeper
}

/** Makes a scenario of some people, or of the whole company, as they are paid on its first day. */
export class CreateScenario {
  static async handle(
    scope: Scope,
    { id, name, description = '', workerIds = [], everyone, date, keptBy }: CreateScenarioInput
  ): Promise<Result<Scenario>> {
    const first = firstOfMonth(date ?? monthsAfter(firstOfMonth(today()), 1))
    if (first < FIRST_DAY || first > LAST_DAY) return fail('E_SCENARIO_OUTSIDE_LAW')
    const newId = await insertOnce(scope, 'scenarios', {
      id,
      name,
      description,
      date: first,
      kept_by: keptBy ?? null,
      created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
    })
    if (!newId) {
      const twin = await visibleScenarios(scope).where('id', id!).first()
      return twin ? ok(twin) : fail('E_CONFLICT')
    }
    const scenario = await visibleScenarios(scope).where('id', newId).firstOrFail()
    const whom: Whom = everyone ?? { workerIds }
    const people = await addPeople(scope, scenario, whom)
    await record(scope, 'scenario.created', { type: 'scenario', id: newId }, { people })
    await recompute(scope, scenario)
    return ok(scenario)
  }
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 'YYYY-MM'.length)}-01`
}
