import { DateTime } from 'luxon'
import { FIRST_DAY, LAST_DAY } from '#modules/compute/pure'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Scenario from '../models/scenario.ts'
import type { Keeper } from '../models/scenario.ts'
import { visibleScenarios } from '../queries/visible_scenarios.ts'
import { lockScenario } from '../queries/find_scenario.ts'
import { recompute } from './compute_scenario.ts'
import { firstOfMonth } from './create_scenario.ts'

/** What is left out stays. */
export interface UpdateScenarioInput {
  name?: string
  description?: string
  /** A day of its first month. */
  date?: string
}

/** Renames a scenario, or moves its year; its people keep what they were taken with. */
export class UpdateScenario {
  static async handle(
    scope: Scope,
    id: string,
    { name, description, date }: UpdateScenarioInput,
    keeper: Keeper | null = null
  ): Promise<Result<Scenario>> {
    const found = await lockScenario(scope, id, keeper)
    if (!found.ok) return found
    const scenario = found.value
    const first = date && firstOfMonth(date)
    if (first && (first < FIRST_DAY || first > LAST_DAY)) return fail('E_SCENARIO_OUTSIDE_LAW')
    const moves = first !== undefined && first !== scenario.date.toISODate()
    await scenario
      .merge({
        ...(name !== undefined && { name }),
        ...(description !== undefined && { description }),
        ...(moves && { date: DateTime.fromISO(first) }),
        updatedAt: DateTime.now(),
      })
      .save()
    await record(scope, 'scenario.updated', { type: 'scenario', id }, {})
    if (moves) await recompute(scope, scenario)
    return ok(scenario)
  }
}

/** Puts a scenario aside, or takes it back. Done twice it changes nothing. */
export class ArchiveScenario {
  static async handle(scope: Scope, id: string, archived: boolean): Promise<Result<Scenario>> {
    const scenario = await visibleScenarios(scope).where('id', id).forUpdate().first()
    if (!scenario) return fail('E_NOT_FOUND')
    if (scenario.keptBy) return fail('E_SCENARIO_KEPT')
    if ((scenario.archivedAt !== null) === archived) return ok(scenario)
    await scenario.merge({ archivedAt: archived ? DateTime.now() : null }).save()
    await record(
      scope,
      archived ? 'scenario.archived' : 'scenario.unarchived',
      { type: 'scenario', id },
      {}
    )
    return ok(scenario)
  }
}

/** Removes a scenario with its people and changes; what it became stays. */
export class DeleteScenario {
  static async handle(
    scope: Scope,
    id: string,
    keeper: Keeper | null = null
  ): Promise<Result<null>> {
    const scenario = await visibleScenarios(scope).where('id', id).forUpdate().first()
    if (!scenario) return fail('E_NOT_FOUND')
    if (scenario.keptBy !== keeper) return fail('E_SCENARIO_KEPT')
    await scenario.delete()
    await record(scope, 'scenario.deleted', { type: 'scenario', id }, { name: scenario.name })
    return ok(null)
  }
}
