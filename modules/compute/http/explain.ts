import type { I18n } from '@adonisjs/i18n'
import { errorText, type ComputeError, type Language } from '../pure.ts'

/** The engine's refusals in the reader's language, the sentence of its kind where there is one. */
export function explainIn(i18n: I18n): (error: ComputeError) => string {
  return (error) => errorText(error, i18n.locale as Language)
}
