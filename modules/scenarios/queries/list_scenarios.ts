import { pageOfModels } from '#modules/shared/lists/page_of_models'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleScenarios } from './visible_scenarios.ts'

export interface ListScenariosInput {
  page?: number
  perPage?: number
  search?: string
  archived?: boolean
  sort?: 'changed' | 'name'
  order?: 'asc' | 'desc'
}

/** One page of the company's scenarios, those changed last first; those that a review keeps are listed there. */
export function listScenarios(
  scope: Scope,
  { page, perPage, search, archived = false, sort = 'changed', order }: ListScenariosInput
) {
  const query = visibleScenarios(scope).whereNull('kept_by')
  if (archived) query.whereNotNull('archived_at')
  else query.whereNull('archived_at')
  if (search)
    query.whereRaw('unaccent(name) ilike unaccent(?)', [
      `%${search.replaceAll(/[%_\\]/g, '\\$&')}%`,
    ])
  if (sort === 'name') query.orderByRaw(`lower(name) ${order === 'desc' ? 'desc' : 'asc'}`)
  else query.orderBy('updated_at', order ?? 'desc')
  return pageOfModels(scope, query.orderBy('id', 'desc'), { page, perPage })
}

/** How many people and changes each of some scenarios has. */
export async function countsOf(
  scope: Scope,
  ids: readonly string[]
): Promise<Map<string, { people: number; changes: number; applied: number }>> {
  if (ids.length === 0) return new Map()
  const { rows } = await scope.trx.rawQuery(
    `select s.id,
       (select count(*) from scenario_items i where i.scenario_id = s.id)::int as people,
       (select count(*) from scenario_items i where i.scenario_id = s.id and i.applied_as is not null)::int as applied,
       (select count(*) from scenario_changes c where c.scenario_id = s.id and c.undone_at is null)::int as changes
     from scenarios s where s.id = any(?)`,
    [[...ids]]
  )
  return new Map(
    rows.map(
      ({ id, ...counts }: { id: string; people: number; changes: number; applied: number }) => [
        id,
        counts,
      ]
    )
  )
}
