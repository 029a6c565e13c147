import type { I18n } from '@adonisjs/i18n'
import type { ExplainLastDay } from '../actions/extend_signing.ts'

/** Why a last day is refused, in the reader's language. */
export function explainLastDay(i18n: I18n): ExplainLastDay {
  return (code) => i18n.t(`signing.last_day_${code}`)
}

/** What a simple signature means for a contract: read once before it is allowed. */
export function simpleMeans(i18n: I18n): string {
  return i18n.t('signing.simple_means')
}
