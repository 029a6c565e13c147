import type { LanguageRegime } from '#modules/team/index'
import type { Locale } from '#modules/shared/tenancy/scope'

/**
 * The languages in which what is signed may bind, by the operating seat and, in Brussels, by the worker. The first is
 * the one to choose. Any other text is a translation that says so. None of German's are written here. Dutch seat: decree
 * of 19 July 1973; French seat: decree of 30 June 1982; Brussels: Act of 18 July 1966 (securex lex4you, monardlaw; checked
 * on 23 November 2026, to be confirmed by a lawyer).
 */
export function bindingLanguages(regime: LanguageRegime, worker: { language: string }): Locale[] {
  switch (regime) {
    case 'NL':
      return ['nl']
    case 'FR':
      return ['fr']
    case 'BRUSSELS':
      // The worker's own, French or Dutch; who speaks neither here says which of the two.
      return worker.language === 'nl' ? ['nl'] : worker.language === 'fr' ? ['fr'] : ['fr', 'nl']
    case 'DE':
      return []
  }
}
