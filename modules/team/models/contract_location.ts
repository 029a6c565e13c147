import { ContractLocationSchema } from '#database/schema'
import type { LanguageRegime } from '../domain/language_regime.ts'

/** A place where people work. */
export default class ContractLocation extends ContractLocationSchema {
  declare languageRegime: LanguageRegime | null
}
