import { pageOfModels } from '#modules/shared/lists/page_of_models'
import { holds } from '#modules/shared/search/holds'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import type RewardStatement from '../models/reward_statement.ts'
import RewardStatementVersion from '../models/reward_statement_version.ts'
import { visibleStatements } from './visible_statements.ts'

export interface ListStatementsInput {
  page?: number
  perPage?: number
  search?: string
  opened?: boolean
}

/** One page of the statements of a group, by the names of their readers. */
export function listStatements(
  scope: Scope,
  groupId: string,
  { search, opened, ...page }: ListStatementsInput
) {
  const query = visibleStatements(scope).where('group_id', groupId)
  if (search)
    query.whereIn(
      'worker_id',
      visibleWorkers(scope).whereRaw(holds('search'), [search]).select('id')
    )
  if (opened === true) query.whereNotNull('opened_at')
  if (opened === false) query.whereNull('opened_at')
  query
    .orderByRaw('(select sort_name from workers where workers.id = reward_statements.worker_id)')
    .orderBy('id')
  return pageOfModels(scope, query, { ...page, total: 'exact' })
}

/** The statements of one worker, the newest first. */
export function statementsAbout(scope: Scope, workerId: string): Promise<RewardStatement[]> {
  return visibleStatements(scope).where('worker_id', workerId).orderBy('id', 'desc').exec()
}

/** One statement of the company. */
export async function findStatement(scope: Scope, id: string): Promise<Result<RewardStatement>> {
  const statement = await visibleStatements(scope).where('id', id).first()
  return statement ? ok(statement) : fail('E_NOT_FOUND')
}

/** Its versions, the newest first. */
export function versionsOf(
  _scope: Scope,
  { id: statementId }: RewardStatement
): Promise<RewardStatementVersion[]> {
  return RewardStatementVersion.query()
    .where({ statementId })
    .orderBy('version', 'desc')
    .select('id', 'version', 'because', 'opened_at', 'created_at')
}
