import { record } from '#modules/shared/audit/record'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Scenario from '../models/scenario.ts'
import type { Keeper } from '../models/scenario.ts'
import ScenarioItem from '../models/scenario_item.ts'
import { changesOf, lockScenario } from '../queries/find_scenario.ts'
import { snapshotsOn, type TakenSnapshot, type Whom } from '../queries/snapshots_on.ts'
import { recompute } from './compute_scenario.ts'

/** Rows of one statement. */
const BATCH = 500

/** Takes people in as they are paid on the scenario's first day; who is there already stays as they are. */
export async function addPeople(scope: Scope, scenario: Scenario, whom: Whom): Promise<number> {
  const there = await ScenarioItem.query().where('scenario_id', scenario.id).select('worker_id')
  const known = new Set(there.map(({ workerId }) => workerId))
  const taken = await snapshotsOn(scope, scenario.date.toISODate()!, whom)
  const fresh = taken.filter(({ workerId }) => !known.has(workerId))
  for (let at = 0; at < fresh.length; at += BATCH) {
    await scope.trx
      .insertQuery()
      .table('scenario_items')
      .multiInsert(
        fresh.slice(at, at + BATCH).map(({ workerId, contractId, snapshot }) => ({
          scenario_id: scenario.id,
          worker_id: workerId,
          contract_id: contractId,
          snapshot: JSON.stringify(snapshot),
        }))
      )
  }
  return fresh.length
}

export class AddScenarioWorkers {
  static async handle(scope: Scope, id: string, workerIds: string[]): Promise<Result<Scenario>> {
    const found = await lockScenario(scope, id)
    if (!found.ok) return found
    const people = await addPeople(scope, found.value, { workerIds })
    await record(scope, 'scenario.people_changed', { type: 'scenario', id }, { added: people })
    await recompute(scope, found.value)
    return found
  }
}

export class RemoveScenarioWorkers {
  static async handle(scope: Scope, id: string, workerIds: string[]): Promise<Result<Scenario>> {
    const found = await lockScenario(scope, id)
    if (!found.ok) return found
    const items = await itemsOf(id, workerIds)
    await forgetItems(found.value, items)
    await ScenarioItem.query().whereIn('id', items).delete()
    await record(
      scope,
      'scenario.people_changed',
      { type: 'scenario', id },
      { removed: items.length }
    )
    await recompute(scope, found.value)
    return found
  }
}

/** People are as they are paid again, and no change is for them any more; of all unless told. */
export class ResetScenarioWorkers {
  static async handle(scope: Scope, id: string, workerIds?: string[]): Promise<Result<Scenario>> {
    const found = await lockScenario(scope, id)
    if (!found.ok) return found
    if (workerIds) {
      const items = await itemsOf(id, workerIds)
      await forgetItems(found.value, items)
      await ScenarioItem.query().whereIn('id', items).delete()
      await addPeople(scope, found.value, { workerIds })
    } else {
      const kept = await ScenarioItem.query().where('scenario_id', id).whereNotNull('worker_id')
      await scope.trx.from('scenario_changes').where('scenario_id', id).delete()
      await ScenarioItem.query().where('scenario_id', id).delete()
      await addPeople(scope, found.value, { workerIds: kept.map((item) => item.workerId!) })
    }
    await record(scope, 'scenario.reset', { type: 'scenario', id }, {})
    await recompute(scope, found.value)
    return ok(found.value)
  }
}

async function itemsOf(scenarioId: string, workerIds: readonly string[]): Promise<string[]> {
  const rows = await ScenarioItem.query()
    .where('scenario_id', scenarioId)
    .whereIn('worker_id', [...workerIds])
    .select('id')
  return rows.map(({ id }) => id)
}

/** No change is for these places any more: one that was for all is for the others, one that was for them alone goes. */
async function forgetItems(scenario: Scenario, gone: readonly string[]): Promise<void> {
  if (gone.length === 0) return
  const all = await ScenarioItem.query().where('scenario_id', scenario.id).select('id')
  for (const change of await changesOf(scenario)) {
    const whom = change.itemIds ?? all.map(({ id }) => id)
    const left = whom.filter((id) => !gone.includes(id))
    if (left.length === whom.length) continue
    if (left.length === 0) await change.delete()
    else await change.merge({ itemIds: left }).save()
  }
}

/**
 * Takes anew who has another contract on the first day than when they were taken in: they are as they are paid now, and
 * what changes say of them stays.
 */
export class RetakeScenarioWorkers {
  /** @returns how many were taken anew */
  static async handle(
    scope: Scope,
    id: string,
    keeper: Keeper | null = null
  ): Promise<Result<number>> {
    const found = await lockScenario(scope, id, keeper)
    if (!found.ok) return found
    const items = await ScenarioItem.query()
      .where('scenario_id', id)
      .whereNotNull('worker_id')
      .whereNull('applied_as')
      .select('id', 'worker_id', 'contract_id')
    const taken = await snapshotsOn(scope, found.value.date.toISODate()!, {})
    const takenOf = new Map(taken.map((each) => [each.workerId, each]))
    const changed = items.flatMap(({ id: itemId, workerId, contractId }) => {
      const now = takenOf.get(workerId!)
      return now && now.contractId !== contractId ? [{ itemId, ...now }] : []
    })
    for (let at = 0; at < changed.length; at += BATCH)
      await writeSnapshots(scope, changed.slice(at, at + BATCH))
    const retaken = changed.length
    if (retaken > 0) {
      await record(scope, 'scenario.people_changed', { type: 'scenario', id }, { retaken })
      await recompute(scope, found.value)
    }
    return ok(retaken)
  }
}

/** What some places hold from now on, in one statement. */
async function writeSnapshots(
  scope: Scope,
  rows: readonly (TakenSnapshot & { itemId: string })[]
): Promise<void> {
  await scope.trx.rawQuery(
    `update scenario_items i set snapshot = t.snapshot, contract_id = t."contractId"
     from jsonb_to_recordset(?::jsonb) as t("itemId" uuid, "contractId" uuid, snapshot jsonb) where i.id = t."itemId"`,
    [JSON.stringify(rows)]
  )
}
