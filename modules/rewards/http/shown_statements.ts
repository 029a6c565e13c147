import type { Answer } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import type RewardStatement from '../models/reward_statement.ts'
import RewardStatementGroup from '../models/reward_statement_group.ts'
import RewardStatementVersion from '../models/reward_statement_version.ts'
import type { listedStatementSchema } from './group_shapes.ts'

/** How statements are answered in a list, all read at once. */
export async function showingStatements(scope: Scope, statements: readonly RewardStatement[]) {
  const workers = await visibleWorkers(scope).whereIn(
    'id',
    statements.map((each) => each.workerId)
  )
  const groups = await RewardStatementGroup.query().whereIn(
    'id',
    statements.map(({ groupId }) => groupId)
  )
  const versions = await RewardStatementVersion.query()
    .whereIn(
      'statement_id',
      statements.map(({ id }) => id)
    )
    .select('statement_id', 'version', 'created_at')
  return (statement: RewardStatement): Answer<typeof listedStatementSchema> => {
    const group = groups.find(({ id }) => id === statement.groupId)!
    const worker = workers.find(({ id }) => id === statement.workerId)
    const { id, version } = statement
    const current = versions.find((each) => each.statementId === id && each.version === version)!
    return {
      id,
      groupId: group.id,
      name: group.name,
      statementDateStr: group.statementDate.toISODate()!,
      isWithdrawn: group.status === 'WITHDRAWN',
      worker: {
        id: statement.workerId,
        displayName: worker ? `${worker.firstName} ${worker.lastName}` : '',
      },
      version,
      publishedAt: current.createdAt.toISO()!,
      mailedAt: statement.mailedAt?.toISO() ?? null,
      openedAt: statement.openedAt?.toISO() ?? null,
    }
  }
}
