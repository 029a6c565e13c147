import type { Scope } from '#modules/shared/tenancy/scope'
import type { StatementSays } from '../domain/statement_says.ts'
import type RewardStatement from '../models/reward_statement.ts'
import RewardStatementVersion from '../models/reward_statement_version.ts'
import type { ShownVersion } from './statement_answer.ts'
import { statementsBefore } from './statements_before.ts'

/** A version of a statement (the current one unless told) with what it is compared with. */
export async function shownVersion(
  scope: Scope,
  statement: RewardStatement,
  version = statement.version
): Promise<ShownVersion> {
  const versions = await RewardStatementVersion.query()
    .where('statement_id', statement.id)
    .whereIn('version', [version, version - 1])
  const row = versions.find((each) => each.version === version)!
  const former = versions.find((each) => each.version === version - 1)
  return {
    statementId: statement.id,
    groupId: statement.groupId,
    language: row.language,
    says: row.says,
    because: row.because,
    version,
    publishedAt: row.createdAt.toISO()!,
    former: former ? { says: former.says, createdAt: former.createdAt.toISO()! } : null,
    before: await statementBefore(scope, statement.workerId, row.says.statementDateStr),
  }
}

/** What the worker's last statement before a day said, of those that are published. */
export async function statementBefore(
  scope: Scope,
  workerId: string,
  day: string
): Promise<StatementSays | null> {
  const before = await statementsBefore(scope, [{ id: workerId, workerId, day }])
  return before.get(workerId)?.says ?? null
}
