import type { Locale } from '#modules/shared/tenancy/scope'
import type { LanguageRegime } from '#modules/team/index'

/**
 * The languages in which a document binds. Dutch seat: decree of 19 July 1973; French seat: decree of 30 June 1982;
 * Brussels: the worker's, French or Dutch, Act of 18 July 1966; German seat: German, in which there are no templates
 * here. English binds nowhere. (securex lex4you, monardlaw; checked on 23 November 2026, to be confirmed by a lawyer.)
 *
 * @param workerLanguage of the worker; another than French and Dutch leaves the choice in Brussels
 */
export function bindingLanguages(regime: LanguageRegime, workerLanguage: string): Locale[] {
  if (regime === 'NL') return ['nl']
  if (regime === 'FR') return ['fr']
  if (regime === 'DE') return []
  return workerLanguage === 'fr' || workerLanguage === 'nl' ? [workerLanguage] : ['fr', 'nl']
}
