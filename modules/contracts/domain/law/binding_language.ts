import type { LanguageRegime } from '#modules/team/index'
import type { Locale } from '#modules/shared/tenancy/scope'

/**
 * The languages in which what is signed may bind, by the operating seat and, in Brussels, by the worker. The first is
 * the one to choose. Any other text is a translation that says so. None of German's are written here.
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

/** Whether a document in a language may be the one that is signed; otherwise it is a translation. */
export function mayBind(
  language: string,
  regime: LanguageRegime,
  worker: { language: string }
): boolean {
  return bindingLanguages(regime, worker).some((one) => one === language)
}
