import { pageOfModels } from '#modules/shared/lists/page_of_models'
import type { Scope } from '#modules/shared/tenancy/scope'
import { countTeam, teamOnDay, type TeamFilter, type TeamSort } from './team_on_day.ts'

export interface ListTeamInput extends TeamFilter {
  sort?: TeamSort
  order?: 'asc' | 'desc'
  page?: number
  perPage?: number
}

/** The columns behind an order; who has no first day of seniority comes last. */
const ORDER = { name: 'sort_name', seniority: 'start_of_seniority' } as const

/** One page of the people of a day, and how many of each standing the rest of the filter lets through. */
export async function listTeam(
  scope: Scope,
  { sort = 'name', order = 'asc', page, perPage, ...filter }: ListTeamInput
) {
  const { standing, ...rest } = filter
  const counts = await countTeam(scope, rest)
  const total = standing
    ? counts[standing]
    : Object.values(counts).reduce((sum, each) => sum + each, 0)
  const query = teamOnDay(scope, filter)
    .orderByRaw(`workers.${ORDER[sort]} ${order} nulls last`)
    .orderBy('workers.id', order)
  return { ...(await pageOfModels(scope, query, { page, perPage, total })), counts }
}
