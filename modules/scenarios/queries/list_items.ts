import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import type { Skipped } from '../domain/changes/change.ts'
import type { Figures } from '../domain/simulate.ts'
import { NO_LOSS } from '../domain/totals.ts'
import type { WayOut } from '../models/scenario_item.ts'

export interface ListItemsInput {
  page?: number
  perPage?: number
  search?: string
  losers?: boolean
  sort?: 'name' | 'gross' | 'gain' | 'cost' | 'retenu'
  order?: 'asc' | 'desc'
}

/** A person in a scenario as a list shows them; EUR. */
export interface ListedItem {
  id: string
  workerId: string | null
  firstName: string
  lastName: string
  nomFonction: string
  department: string | null
  isNew: boolean
  before: Figures | null
  after: Figures | null
  failure: string | null
  skipped: { changeId: string; reason: Skipped }[]
  appliedAs: WayOut | null
  appliedId: string | null
}

const ORDERS: Record<NonNullable<ListItemsInput['sort']>, string> = {
  name: 'w.sort_name',
  gross: `(i.after ->> 'gross')::float8`,
  gain: `(i.after ->> 'net')::float8 - (i.before ->> 'net')::float8`,
  cost: `coalesce((i.after ->> 'cost')::float8, 0) - coalesce((i.before ->> 'cost')::float8, 0)`,
  retenu: `(i.after ->> 'retenu')::float8`,
}

/** Who has less net than before, of `scenario_items i`. */
export const LOSES = `(i.after ->> 'net')::float8 < (i.before ->> 'net')::float8 - ${NO_LOSS}`

/** One page of a scenario's people, by name unless told; who has no name yet comes last. */
export async function listItems(
  scope: Scope,
  scenarioId: string,
  { page = 1, perPage = 25, search, losers, sort = 'name', order }: ListItemsInput
) {
  const query = itemRows(scope).where('i.scenario_id', scenarioId)
  if (search)
    query.whereRaw(
      `unaccent(concat_ws(' ', w.first_name, w.last_name, i.snapshot ->> 'nomFonction')) ilike unaccent(?)`,
      [`%${search.replaceAll(/[%_\\]/g, '\\$&')}%`]
    )
  if (losers) query.whereRaw(LOSES)
  const [{ total }] = await query.clone().count('* as total')
  const direction = order ?? (sort === 'name' ? 'asc' : 'desc')
  const rows: ListedItem[] = await query
    .select(scope.trx.raw(COLUMNS))
    .orderByRaw(`${ORDERS[sort]} ${direction} nulls last, i.id`)
    .offset((page - 1) * perPage)
    .limit(perPage)
  return { rows, page, perPage, total: Number(total), estimated: false }
}

/** One person of a scenario; null where there is none of this id. */
export async function findItem(scope: Scope, scenarioId: string, id: string) {
  const row = await itemRows(scope)
    .where({ 'i.scenario_id': scenarioId, 'i.id': id })
    .select(scope.trx.raw(`${COLUMNS}, i.snapshot, i.contract_id as "contractId"`))
    .first()
  return (row ?? null) as
    | (ListedItem & { snapshot: import('../domain/person.ts').Snapshot; contractId: string | null })
    | null
}

const COLUMNS = `i.id, w.id as "workerId", w.first_name as "firstName", w.last_name as "lastName",
  i.snapshot ->> 'nomFonction' as "nomFonction", d.name as department, i.is_new as "isNew", i.before, i.after, i.failure,
  i.skipped, i.applied_as as "appliedAs", i.applied_id as "appliedId"`

function itemRows(scope: Scope) {
  demandEverything(scope)
  return scope.trx
    .query()
    .from('scenario_items as i')
    .joinRaw('left join workers w on w.id = i.worker_id')
    .joinRaw('left join departments d on d.id = w.department_id')
}
