import type { Locale } from '#modules/shared/tenancy/scope'

/** The colon after a label: French puts a space before it, which does not break. */
export function colon(language: Locale): string {
  return language === 'fr' ? '\u00a0:' : ':'
}
