import type { Scope } from '#modules/shared/tenancy/scope'
import RewardStatementGroup from '../models/reward_statement_group.ts'
import { visibleStatements } from './visible_statements.ts'

/** The groups of the company, the newest day first. */
export function listGroups(_scope: Scope): Promise<RewardStatementGroup[]> {
  return RewardStatementGroup.query().orderBy('statement_date', 'desc').orderBy('id', 'desc')
}

/** How many statements a group has, of how many the mail left, and how many were opened. */
export interface GroupCounts {
  statements: number
  mailed: number
  opened: number
}

/** The counts of these groups, by id. */
export async function countsOfGroups(
  scope: Scope,
  ids: readonly string[]
): Promise<(id: string) => GroupCounts> {
  const rows = await visibleStatements(scope)
    .whereIn('group_id', [...ids])
    .select('group_id')
    .select(scope.trx.raw('count(*)::int as statements'))
    .select(scope.trx.raw('count(mailed_at)::int as mailed'))
    .select(scope.trx.raw('count(opened_at)::int as opened'))
    .groupBy('group_id')
    .pojo<GroupCounts & { group_id: string }>()
  return (id) => {
    const { statements, mailed, opened } = rows.find(({ group_id: of }) => of === id) ?? NONE
    return { statements, mailed, opened }
  }
}

const NONE: GroupCounts = { statements: 0, mailed: 0, opened: 0 }
