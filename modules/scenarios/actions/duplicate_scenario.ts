import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { cut } from '#modules/shared/values/cut'
import { derivedId } from '#modules/shared/values/derived_id'
import type { ChangeData } from '../domain/changes/change.ts'
import type Scenario from '../models/scenario.ts'
import { changesOf, findScenario } from '../queries/find_scenario.ts'
import { visibleScenarios } from '../queries/visible_scenarios.ts'
import { recompute } from './compute_scenario.ts'

const LONGEST_NAME = 120

/**
 * Copies a scenario with its people as they were taken and its changes; nothing of the copy has become a contract yet.
 * @param nameOf names the copy, in the reader's language
 */
export class DuplicateScenario {
  static async handle(
    scope: Scope,
    of: string,
    id: string,
    nameOf: (name: string) => string
  ): Promise<Result<Scenario>> {
    const found = await findScenario(scope, of)
    if (!found.ok) return found
    const original = found.value
    const made = await insertOnce(scope, 'scenarios', {
      id,
      name: cut(nameOf(original.name), LONGEST_NAME),
      description: original.description,
      date: original.date.toISODate(),
      created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
    })
    if (!made) {
      const twin = await visibleScenarios(scope).where('id', id).first()
      return twin ? ok(twin) : fail('E_CONFLICT')
    }
    const idOf = await copyItems(scope, original, id)
    for (const { position, type, data, itemIds, undoneAt } of await changesOf(original)) {
      await scope.trx
        .insertQuery()
        .table('scenario_changes')
        .insert({
          scenario_id: id,
          position,
          type,
          data: JSON.stringify(ofCopy(data, idOf)),
          item_ids: itemIds?.flatMap((each) => idOf.get(each) ?? []) ?? null,
          undone_at: undoneAt?.toSQL() ?? null,
        })
    }
    const copy = await visibleScenarios(scope).where('id', id).firstOrFail()
    await record(scope, 'scenario.created', { type: 'scenario', id }, { copyOf: of })
    await recompute(scope, copy)
    return ok(copy)
  }
}

/** @returns the id of each copy by that of what it is copied from */
async function copyItems(
  scope: Scope,
  original: Scenario,
  id: string
): Promise<Map<string, string>> {
  const rows: { id: string }[] = await scope.trx
    .from('scenario_items')
    .where('scenario_id', original.id)
    .orderBy('id')
    .select('id')
  const idOf = new Map(rows.map((row) => [row.id, derivedId(id, row.id)]))
  await scope.trx.rawQuery(
    `insert into scenario_items (id, scenario_id, worker_id, contract_id, is_new, snapshot)
     select r.copy, ?, i.worker_id, i.contract_id, i.is_new, i.snapshot
     from jsonb_to_recordset(?::jsonb) as r(id uuid, copy uuid) join scenario_items i on i.id = r.id`,
    [id, JSON.stringify([...idOf].map(([of, copy]) => ({ id: of, copy })))]
  )
  return idOf
}

/** What a change says of single people is said of their copies. */
const BY_ITEM = ['ratings', 'amounts'] as const

function ofCopy(data: ChangeData, idOf: ReadonlyMap<string, string>): ChangeData {
  const said = BY_ITEM.flatMap((name) =>
    data[name] ? [[name, renamed(data[name], idOf)] as const] : []
  )
  return { ...data, ...Object.fromEntries(said) }
}

function renamed(byItem: Record<string, number>, idOf: ReadonlyMap<string, string>) {
  return Object.fromEntries(
    Object.entries(byItem).flatMap(([id, said]) => {
      const copy = idOf.get(id)
      return copy ? [[copy, said]] : []
    })
  )
}
