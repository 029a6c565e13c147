import type { Scope } from '#modules/shared/tenancy/scope'
import RewardStatementVersion from '../models/reward_statement_version.ts'
import { ownStatements } from './own_statements.ts'

/** Whose statement of which day (`YYYY-MM-DD`), under a name for it. */
interface Dated {
  id: string
  workerId: string
  day: string
}

/** Each worker's last statement before that day as it stands now, of those that are published; by the name. */
export async function statementsBefore(
  scope: Scope,
  statements: readonly Dated[]
): Promise<ReadonlyMap<string, RewardStatementVersion>> {
  const [latest] = statements.map(({ day }) => day).sort((one, other) => other.localeCompare(one))
  if (!latest) return new Map()
  const workers = statements.map(({ workerId }) => workerId)
  const earlier = await ownStatements(scope, workers)
    .join('reward_statement_groups', 'reward_statement_groups.id', 'reward_statements.group_id')
    .where('reward_statement_groups.status', 'PUBLISHED')
    .where('reward_statement_groups.statement_date', '<', latest)
    .orderBy('reward_statement_groups.statement_date', 'desc')
    .orderBy('reward_statements.id', 'desc')
    .select('reward_statements.*')
    .select(
      scope.trx.raw("to_char(reward_statement_groups.statement_date, 'YYYY-MM-DD') as of_day")
    )
  const last = statements.flatMap(({ id, workerId, day }) => {
    const own = earlier.find((each) => each.workerId === workerId && each.$extras.of_day < day)
    return own ? [{ id, statementId: own.id, version: own.version }] : []
  })
  if (last.length === 0) return new Map()
  const rows = await RewardStatementVersion.query().whereIn(
    ['statement_id', 'version'],
    last.map(({ statementId, version }) => [statementId, version])
  )
  const byStatement = new Map(rows.map((row) => [row.statementId, row]))
  return new Map(
    last.flatMap(({ id, statementId }) => {
      const version = byStatement.get(statementId)
      return version ? [[id, version] as const] : []
    })
  )
}
