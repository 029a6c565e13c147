import { findCompanyBrand } from '#modules/accounts/index'
import { pictureOf } from '#modules/shared/documents/picture'
import type { Brand, Sheet } from '#modules/shared/documents/sheet'
import { readPicture } from '#modules/shared/files/stored_picture'
import type { Scope } from '#modules/shared/tenancy/scope'
import { dayOf } from '#modules/shared/values/days'
import { statementDocument } from '../documents/statement_document.ts'
import type RewardStatementVersion from '../models/reward_statement_version.ts'

/** A version with what its paper says of it. */
export type PaperVersion = Pick<
  RewardStatementVersion,
  'statementId' | 'version' | 'language' | 'says' | 'createdAt'
>

/** How versions are put on paper in the company's brand; the logo is read once the unit of work has ended. */
export async function statementSheets(
  scope: Scope
): Promise<(versions: readonly PaperVersion[]) => Promise<Sheet[]>> {
  const { logo, ...ink } = (await findCompanyBrand(scope)).brand
  return async (versions) => {
    const picture = await readPicture(logo)
    const brand: Brand = { ...ink, ...(picture ? { logo: pictureOf(picture, ink.name) } : {}) }
    return versions.map(({ statementId, version, language, says, createdAt }) =>
      statementDocument({ language, says, brand, version, statementId, date: dayOf(createdAt) })
    )
  }
}
