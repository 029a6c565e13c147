import { pageOfModels } from '#modules/shared/lists/page_of_models'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleBudgets } from './visible_budgets.ts'

export interface ListBudgetsInput {
  page?: number
  perPage?: number
  search?: string
  archived?: boolean
  sort?: 'changed' | 'name' | 'start'
  order?: 'asc' | 'desc'
}

const FIRST_ORDER = { changed: 'desc', name: 'asc', start: 'desc' } as const

/** One page of the company's budgets, those changed last first. */
export function listBudgets(
  scope: Scope,
  {
    page,
    perPage,
    search,
    archived = false,
    sort = 'changed',
    order = FIRST_ORDER[sort],
  }: ListBudgetsInput
) {
  const query = visibleBudgets(scope)
  if (archived) query.whereNotNull('archived_at')
  else query.whereNull('archived_at')
  if (search)
    query.whereRaw('unaccent(name) ilike unaccent(?)', [
      `%${search.replaceAll(/[%_\\]/g, '\\$&')}%`,
    ])
  if (sort === 'name') query.orderByRaw(`lower(name) ${order === 'desc' ? 'desc' : 'asc'}`)
  else query.orderBy(sort === 'start' ? 'start_date' : 'updated_at', order)
  return pageOfModels(scope, query.orderBy('number', 'desc').orderBy('id', 'desc'), {
    page,
    perPage,
  })
}
