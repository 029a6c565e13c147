import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Scenario from '../models/scenario.ts'
import type { Keeper } from '../models/scenario.ts'
import ScenarioChange from '../models/scenario_change.ts'
import { visibleScenarios } from './visible_scenarios.ts'
import type { KeptChange } from '../domain/simulate.ts'

/** One scenario of the company; another company's id is as unknown as one that never was. */
export async function findScenario(scope: Scope, id: string): Promise<Result<Scenario>> {
  const row = await visibleScenarios(scope).where('id', id).first()
  return row ? ok(row) : fail('E_NOT_FOUND')
}

/**
 * The same, locked until the transaction ends: each change of a scenario starts here. What is archived is looked at only,
 * and so is what another one keeps.
 */
export async function lockScenario(
  scope: Scope,
  id: string,
  keeper: Keeper | null = null
): Promise<Result<Scenario>> {
  const row = await visibleScenarios(scope).where('id', id).forUpdate().first()
  if (!row) return fail('E_NOT_FOUND')
  if (row.keptBy !== keeper) return fail('E_SCENARIO_KEPT')
  return row.archivedAt ? fail('E_SCENARIO_ARCHIVED') : ok(row)
}

/** The changes of a scenario that was found, in their order. */
export function changesOf(scenario: Pick<Scenario, 'id'>): Promise<ScenarioChange[]> {
  return ScenarioChange.query().where('scenario_id', scenario.id).orderBy('position')
}

/** A change as the simulation takes it. */
export function keptChange({ id, type, data, itemIds, undoneAt }: ScenarioChange): KeptChange {
  return { id, type, data, itemIds, isUndone: undoneAt !== null }
}
