import type { Locale } from './locale.ts'

/** Each language in its own words: a person who looks for it may not read the current one. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  fr: 'Français',
  nl: 'Nederlands',
  en: 'English',
}
