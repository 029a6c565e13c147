import { findCompanyBrand, findUserName } from '#modules/accounts/index'
import { brandOnPaper } from '#modules/shared/documents/brand_on_paper'
import type { Sheet } from '#modules/shared/documents/sheet'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import {
  calculationDocument,
  type CalculationInput,
} from '../documents/calculation/calculation_document.ts'

/** A calculation sheet with the company's brand: what is drawn once the unit of work has ended. */
export async function calculationPdf(
  scope: Scope,
  says: Omit<CalculationInput, 'brand' | 'requestedBy' | 'date'>
): Promise<{ companyId: string; sheet: () => Promise<Sheet> }> {
  const { brand } = await findCompanyBrand(scope)
  const { actor, companyId } = scope
  const requestedBy = actor.kind === 'user' ? await findUserName(scope, actor.id) : null
  return {
    companyId,
    sheet: async () =>
      calculationDocument({
        ...says,
        brand: await brandOnPaper(brand),
        requestedBy,
        date: today(),
      }),
  }
}
