import type { Contract } from '#modules/contracts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { findLocation, type LanguageRegime } from '#modules/team/index'

/** The law of languages where a contract is worked; null without a contract, a location, or its regime. */
export async function regimeOf(
  scope: Scope,
  contract: Contract | null
): Promise<LanguageRegime | null> {
  const location = await findLocation(scope, contract?.contractLocationId ?? null)
  return location?.languageRegime ?? null
}
