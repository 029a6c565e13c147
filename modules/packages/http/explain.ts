import type { I18n } from '@adonisjs/i18n'
import type { Explain } from '../domain/compute_package.ts'

/** The engine's error codes in the reader's language (`modules/compute/lang/<locale>/errors.json`). */
export function explainIn(i18n: I18n): Explain {
  return (code, fallback) => i18n.t(`errors.${code}`, {}, fallback)
}
