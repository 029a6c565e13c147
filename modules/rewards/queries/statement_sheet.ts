import { findCompanyBrand } from '#modules/accounts/index'
import { pictureOf } from '#modules/shared/documents/picture'
import type { Brand, Sheet } from '#modules/shared/documents/sheet'
import { readPicture } from '#modules/shared/files/stored_picture'
import type { Scope } from '#modules/shared/tenancy/scope'
import { dayOf } from '#modules/shared/values/days'
import { statementDocument } from '../documents/statement_document.ts'
import RewardStatementVersion from '../models/reward_statement_version.ts'
import { groupDocuments } from './group_documents.ts'
import { ownStatements } from './own_statements.ts'
import { statementsBefore } from './statements_before.ts'

/**
 * These versions on paper in the company's brand, with what they are compared with, each table read once; the logo is read
 * by the function that is answered, once the unit of work has ended.
 */
export async function statementSheets(
  scope: Scope,
  versions: readonly RewardStatementVersion[]
): Promise<() => Promise<Sheet[]>> {
  const { logo, ...ink } = (await findCompanyBrand(scope)).brand
  const before = await statementsBefore(
    scope,
    versions.map(({ id, workerId, says }) => ({ id, workerId, day: says.statementDateStr }))
  )
  const former = await formerVersions(versions)
  const groupOf = await groupsOf(scope, versions)
  const documents = await groupDocuments(scope, [...new Set(groupOf.values())])
  return async () => {
    const picture = await readPicture(logo)
    const brand: Brand = { ...ink, ...(picture ? { logo: pictureOf(picture, ink.name) } : {}) }
    return versions.map(({ id, statementId, version, language, says, because, createdAt }) => {
      const replaced = former.get(statementId)
      return statementDocument({
        language,
        says,
        brand,
        version,
        statementId,
        date: dayOf(createdAt),
        former: replaced ? { because, says: replaced.says } : null,
        before: before.get(id) ?? null,
        documents: documents.get(groupOf.get(statementId)!)!.map(({ name }) => name),
      })
    })
  }
}

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
