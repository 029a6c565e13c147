import { fail, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { LanguageRegime } from '../domain/language_regime.ts'
import type ContractLocation from '../models/contract_location.ts'
import { findLocation } from '../queries/find_location.ts'
import { SaveLocation } from './save_location.ts'

/** A user who knows a place of work says which language the law asks of what is signed there. */
export class ConfirmRegime {
  static async handle(
    scope: Scope,
    id: string,
    languageRegime: LanguageRegime
  ): Promise<Result<ContractLocation>> {
    const location = await findLocation(scope, id)
    if (!location) return fail('E_NOT_FOUND')
    return SaveLocation.handle(scope, id, { name: location.name, languageRegime })
  }
}
