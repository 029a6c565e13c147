import { DateTime } from 'luxon'
import type { Scope } from '#modules/shared/tenancy/scope'
import RewardStatementVersion from '../models/reward_statement_version.ts'
import { openStatement } from '../queries/worker_statements.ts'

/** Notes that the worker opened their statement as it stands; the first time counts, and none once it was taken back. */
export async function markOpened(
  scope: Scope,
  workerId: string,
  statementId: string
): Promise<void> {
  const found = await openStatement(scope, workerId, statementId)
  if (!found.ok || found.value.openedAt) return
  const statement = found.value
  const openedAt = DateTime.now()
  await statement.merge({ openedAt }).save()
  const { version } = statement
  await RewardStatementVersion.query()
    .where({ statementId, version })
    .whereNull('opened_at')
    .update({ opened_at: openedAt.toJSDate() })
}
