import drive from '@adonisjs/drive/services/main'
import { drawDocument, type DrawnFor } from '#modules/shared/documents/draw_document'
import { formatDate } from '#modules/shared/documents/format'
import { fileName } from '#modules/shared/http/inline_file'
import { ok, type Result } from '#modules/shared/result'
import type { InScope } from '#modules/shared/tenancy/scopes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { statementWords } from '../documents/statement_document.ts'
import type RewardStatement from '../models/reward_statement.ts'
import RewardStatementVersion from '../models/reward_statement_version.ts'
import { statementPapers } from './statement_papers.ts'
import { openStatement } from './worker_statements.ts'

/** A PDF under the name that its reader saves it with. */
export interface StatementPdf {
  name: string
  bytes: Uint8Array
}

/** A worker's own statement on paper: as it was drawn when it was published, or drawn now where that would say another thing. */
export function statementPdf(
  inScope: InScope,
  workerId: string,
  statementId: string,
  drawnFor: DrawnFor = 'answer'
): Promise<Result<StatementPdf>> {
  return pdfOf(inScope, (scope) => openStatement(scope, workerId, statementId), drawnFor)
}

/** The PDF of the current version of a statement that is found; waits, so it finds it in a unit of work of its own. */
export async function pdfOf(
  inScope: InScope,
  find: (scope: Scope) => Promise<Result<RewardStatement>>,
  drawnFor: DrawnFor = 'answer'
): Promise<Result<StatementPdf>> {
  const found = await inScope(async (scope) => {
    const statement = await find(scope)
    if (!statement.ok) return statement
    const { id: statementId, version: current } = statement.value
    const version = await RewardStatementVersion.query()
      .where({ statementId, version: current })
      .firstOrFail()
    const papers = await statementPapers(scope, [version])
    return ok({ companyId: scope.companyId, version, papers })
  })
  if (!found.ok) return found
  const { companyId, version, papers } = found.value
  const name = paperName(version)
  const disk = drive.use()
  const key = papers.keyOf(version)
  if (version.fileKey === key && (await disk.exists(key)))
    return ok({ name, bytes: await disk.getBytes(key) })
  const [sheet] = await papers.sheetsOf([version])
  return ok({ name, bytes: await drawDocument(companyId, 'statement', sheet!, drawnFor) })
}

/** « Relevé Alice Martin 31 décembre 2026 », in the language of the statement. */
export function paperName({
  language,
  says: { firstName, lastName, statementDateStr },
}: Pick<RewardStatementVersion, 'language' | 'says'>): string {
  const day = formatDate(language, statementDateStr)
  return fileName(
    statementWords(language).say('fileName', { name: `${firstName} ${lastName}`, day })
  )
}
