import { findCompany } from '#modules/accounts/index'
import type { Answer } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { workerFormCompanyShape } from '../http/form_shapes.ts'
import { findFormSettings } from './find_form_settings.ts'

/** The company as its workers see it above the form. */
export async function workerFormCompany(
  scope: Scope
): Promise<Answer<typeof workerFormCompanyShape>> {
  const { name, logoUrl, mainColor } = await findCompany(scope)
  const { allAtOnceBecause } = await findFormSettings(scope)
  return { name, logoUrl, mainColor, allAtOnceBecause }
}
