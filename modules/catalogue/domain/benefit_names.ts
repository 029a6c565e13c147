import type { Translations } from '#modules/compute/pure'
import { LOCALES, type Locale } from '#modules/shared/tenancy/scope'

/** The columns of a file that hold what a benefit is called in each language. */
export const NAME_COLUMNS = {
  fr: 'descriptionFr',
  nl: 'descriptionNl',
  en: 'descriptionEn',
} as const satisfies Record<Locale, string>
export type NameColumn = (typeof NAME_COLUMNS)[Locale]

/** The names that say something, without spaces around them. */
export function toldNames(translations: Translations): Translations {
  const told = LOCALES.map((locale) => [locale, translations[locale]?.trim() ?? ''] as const)
  return Object.fromEntries(told.filter(([, name]) => name !== ''))
}

/** The languages in which something is called otherwise than before. */
export function renamedIn(before: Translations, after: Translations): Locale[] {
  return LOCALES.filter((locale) => (before[locale] ?? '') !== (after[locale] ?? ''))
}
