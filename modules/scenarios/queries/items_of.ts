import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import { bareItem, type BareItem } from '../domain/bare_item.ts'
import type { PlacedItem } from '../domain/reckoning.ts'
import type { Figures, Item } from '../domain/simulate.ts'
import type { WayOut } from '../models/scenario_item.ts'

/** Before every id. */
export const FIRST = '00000000-0000-0000-0000-000000000000'

/** One slice of a scenario's people with their departments, in the order of their ids: `limit` of them after the id `after`. */
export async function itemsAfter(
  scope: Scope,
  scenarioId: string,
  after: string,
  limit: number
): Promise<(PlacedItem & { workerId: string | null })[]> {
  demandEverything(scope)
  return scope.trx
    .query()
    .from('scenario_items as i')
    .joinRaw('left join workers w on w.id = i.worker_id')
    .joinRaw('left join departments d on d.id = w.department_id')
    .where('i.scenario_id', scenarioId)
    .where('i.id', '>', after)
    .orderBy('i.id')
    .limit(limit)
    .select(
      scope.trx.raw(
        'i.id, i.worker_id as "workerId", i.snapshot, i.is_new as "isNew", w.department_id as "departmentId", d.name as department'
      )
    )
}

export interface NamedItem extends Item {
  workerId: string | null
  before: Figures | null
  appliedAs: WayOut | null
}

/** Some of its people by their ids, as they were taken in, with what the scenario computed last. */
export async function itemsNamed(
  scope: Scope,
  scenarioId: string,
  ids: readonly string[]
): Promise<NamedItem[]> {
  demandEverything(scope)
  return scope.trx
    .query()
    .from('scenario_items as i')
    .where('i.scenario_id', scenarioId)
    .whereIn('i.id', [...ids])
    .select(
      scope.trx.raw(
        'i.id, i.snapshot, i.is_new as "isNew", i.worker_id as "workerId", i.before, i.applied_as as "appliedAs"'
      )
    )
}

/** Which people: those of one of so many shares, as large as the others, after one of them. */
export interface Shared {
  part: number
  of: number
  after: string
}

/** One slice of a share for the browser, in the same order, without names. */
export async function bareItems(
  scope: Scope,
  scenarioId: string,
  { part, of, after }: Shared,
  limit: number
): Promise<BareItem[]> {
  demandEverything(scope)
  const items: Item[] = await scope.trx
    .query()
    .from('scenario_items')
    .where('scenario_id', scenarioId)
    .where('id', '>', after)
    // The last byte of an id is as random as any, also where its first ones tell a time.
    .whereRaw('get_byte(uuid_send(id), 15) % ? = ?', [of, part])
    .orderBy('id')
    .limit(limit)
    .select('id', 'snapshot', scope.trx.raw('is_new as "isNew"'))
  return items.map(bareItem)
}
