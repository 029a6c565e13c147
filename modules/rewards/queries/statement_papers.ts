import { createHash } from 'node:crypto'
import { findCompanyBrand } from '#modules/accounts/index'
import { brandOnPaper } from '#modules/shared/documents/brand_on_paper'
import type { Sheet } from '#modules/shared/documents/sheet'
import type { Scope } from '#modules/shared/tenancy/scope'
import { dayOf } from '#modules/shared/values/days'
import { statementDocument } from '../documents/statement_document.ts'
import RewardStatementVersion from '../models/reward_statement_version.ts'
import { groupDocuments } from './group_documents.ts'
import { ownStatements } from './own_statements.ts'
import { statementsBefore } from './statements_before.ts'

/** Versions of statements as they stand on paper. */
export interface StatementPapers {
  /**
   * Where the PDF of one of them is kept: by all that it says and that is not frozen with it. A kept file under another key
   * says what holds no more, such as a difference from a statement that was withdrawn since.
   */
  keyOf: (version: RewardStatementVersion) => string
  /** Some of them, to be drawn in the company's brand; reads the logo, once the unit of work has ended. */
  sheetsOf: (versions: readonly RewardStatementVersion[]) => Promise<Sheet[]>
}

/** These versions on paper, with what they are compared with; each table is read once. */
export async function statementPapers(
  scope: Scope,
  versions: readonly RewardStatementVersion[]
): Promise<StatementPapers> {
  const company = (await findCompanyBrand(scope)).brand
  const before = await statementsBefore(
    scope,
    versions.map(({ id, workerId, says }) => ({ id, workerId, day: says.statementDateStr }))
  )
  const former = await formerVersions(versions)
  const groupOf = await groupsOf(scope, versions)
  const hung = await groupDocuments(scope, [...new Set(groupOf.values())])
  const documentsOf = ({ statementId }: RewardStatementVersion) =>
    hung.get(groupOf.get(statementId)!)!.map(({ name }) => name)
  return {
    keyOf: (version) => {
      const said = JSON.stringify([before.get(version.id)?.id, documentsOf(version)])
      const print = createHash('sha256').update(said).digest('hex').slice(0, PRINT_LENGTH)
      return `company/${scope.companyId}/reward-statements/${version.id}-${print}.pdf`
    },
    sheetsOf: async (some) => {
      const brand = await brandOnPaper(company)
      return some.map((each) => {
        const replaced = former.get(each.statementId)
        return statementDocument({
          language: each.language,
          says: each.says,
          brand,
          version: each.version,
          statementId: each.statementId,
          date: dayOf(each.createdAt),
          former: replaced ? { because: each.because, says: replaced.says } : null,
          before: before.get(each.id)?.says ?? null,
          documents: documentsOf(each),
        })
      })
    },
  }
}

const PRINT_LENGTH = 16

/** Those that these replace, by statement. */
async function formerVersions(versions: readonly RewardStatementVersion[]) {
  const reissued = versions.filter(({ version }) => version > 1)
  if (reissued.length === 0) return new Map<string, RewardStatementVersion>()
  const rows = await RewardStatementVersion.query().whereIn(
    ['statement_id', 'version'],
    reissued.map(({ statementId, version }) => [statementId, version - 1])
  )
  return new Map(rows.map((row) => [row.statementId, row]))
}

/** The group of each statement, by its id. */
async function groupsOf(
  scope: Scope,
  versions: readonly RewardStatementVersion[]
): Promise<ReadonlyMap<string, string>> {
  const workers = versions.map(({ workerId }) => workerId)
  const ids = versions.map(({ statementId }) => statementId)
  const statements = await ownStatements(scope, workers).whereIn('id', ids)
  return new Map(statements.map(({ id, groupId }) => [id, groupId]))
}
