import type { I18n } from '@adonisjs/i18n'
import { oneLine } from '#modules/shared/values/one_line'
import type { ExplainOther } from '../actions/continue_qualified.ts'
import type { ExplainLastDay } from '../actions/extend_signing.ts'

/** Why a last day is refused, in the reader's language. */
export function explainLastDay(i18n: I18n): ExplainLastDay {
  return (code) => i18n.t(`signing.last_day_${code}`)
}

/** What a simple signature means for a contract: read once before it is allowed. */
export function simpleMeans(i18n: I18n): string {
  return i18n.t('signing.simple_means')
}

/** Whose certificate it is instead, in the reader's language. */
export function explainOther(i18n: I18n): ExplainOther {
  return ({ certified, known }) =>
    i18n.t('signing.other_person', { certified: oneLine(certified), known: oneLine(known) })
}

/** What the certificate of a document is called, as a file. */
export function certificateName(i18n: I18n, name: string): string {
  return i18n.t('signing.certificate', { name: oneLine(name) })
}
