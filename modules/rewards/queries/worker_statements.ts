import { findCompanyDocument } from '#modules/casefiles/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { StatementAnswer } from '../http/statement_shapes.ts'
import type RewardStatement from '../models/reward_statement.ts'
import RewardGroupDocument from '../models/reward_group_document.ts'
import RewardStatementGroup from '../models/reward_statement_group.ts'
import RewardStatementVersion from '../models/reward_statement_version.ts'
import { ownStatements } from './own_statements.ts'
import { shownVersion } from './shown_version.ts'
import { statementAnswer } from './statement_answer.ts'

/** One line of a worker's list of statements. */
export interface WorkerStatement {
  id: string
  name: string
  /** `YYYY-MM-DD`. */
  statementDateStr: string
  version: number
  /** ISO 8601, of this version. */
  publishedAt: string
  /** When its worker opened this version first. */
  openedAt: string | null
}

/** The statements of a worker that are published, newest day first. */
export async function statementsOfWorker(
  scope: Scope,
  workerId: string
): Promise<WorkerStatement[]> {
  const statements = await ownStatements(scope, workerId)
  const groups = await RewardStatementGroup.query()
    .whereIn(
      'id',
      statements.map(({ groupId }) => groupId)
    )
    .where('status', 'PUBLISHED')
    .orderBy('statement_date', 'desc')
    .orderBy('id', 'desc')
  const versions = await currentVersions(statements)
  return groups.flatMap((group) => {
    const statement = statements.find(({ groupId }) => groupId === group.id)!
    const version = versions.get(statement.id)
    if (!version) return []
    return {
      id: statement.id,
      name: version.says.name,
      statementDateStr: version.says.statementDateStr,
      version: statement.version,
      publishedAt: version.createdAt.toISO()!,
      openedAt: statement.openedAt?.toISO() ?? null,
    }
  })
}

/**
 * A statement as its worker is shown it; E_NOT_FOUND of another's or of none, E_REWARD_WITHDRAWN once it was taken back.
 *
 * @param urlOf where a document of the company is read, by its id
 */
export async function statementForWorker(
  scope: Scope,
  workerId: string,
  statementId: string,
  urlOf: (documentId: string) => string
): Promise<Result<StatementAnswer>> {
  const found = await openStatement(scope, workerId, statementId)
  if (!found.ok) return found
  return ok(await statementAnswer(scope, await shownVersion(scope, found.value), urlOf))
}

/** A document of the company that hangs on a statement of this worker. */
export async function statementDocument(
  scope: Scope,
  workerId: string,
  statementId: string,
  documentId: string
): Promise<Result<{ fileKey: string; name: string }>> {
  const found = await openStatement(scope, workerId, statementId)
  if (!found.ok) return found
  const { groupId } = found.value
  const hangs = await RewardGroupDocument.query()
    .where({ groupId, companyDocumentId: documentId })
    .first()
  if (!hangs) return fail('E_NOT_FOUND')
  const document = await findCompanyDocument(scope, documentId)
  if (!document.ok) return document
  const { fileKey, name } = document.value
  return ok({ fileKey, name })
}

/** A worker's statement that is published. */
export async function openStatement(
  scope: Scope,
  workerId: string,
  statementId: string
): Promise<Result<RewardStatement>> {
  const statement = await ownStatements(scope, workerId).where('id', statementId).first()
  if (!statement) return fail('E_NOT_FOUND')
  const group = await RewardStatementGroup.findOrFail(statement.groupId)
  return group.status === 'PUBLISHED' ? ok(statement) : fail('E_REWARD_WITHDRAWN')
}

async function currentVersions(statements: readonly RewardStatement[]) {
  const rows = await RewardStatementVersion.query().whereIn(
    'statement_id',
    statements.map(({ id }) => id)
  )
  const current = rows.filter((row) =>
    statements.some(({ id, version }) => id === row.statementId && version === row.version)
  )
  return new Map(current.map((row) => [row.statementId, row]))
}
