import i18nManager from '@adonisjs/i18n/services/main'
import type { Letter } from '#modules/shared/mail/letter'
import type { Locale } from '#modules/shared/tenancy/scope'
import { oneLine } from '#modules/shared/values/one_line'
import { KEPT_DAYS } from '../domain/limits.ts'

export interface ExportLetterFacts {
  status: 'ready' | 'failed'
  language: Locale
  kind: string
  company: string
  /** Whom it is to. */
  name: string
  url: string
}

/** Tells the person who asked that their file can be fetched, or could not be made. It holds no figure and no file. */
export function exportLetter({
  status,
  language,
  kind,
  company,
  name,
  url,
}: ExportLetterFacts): Letter {
  const i18n = i18nManager.locale(language)
  const values = {
    company: oneLine(company),
    name: oneLine(name),
    list: i18n.t(`export_mails.list_${kind}`),
    days: KEPT_DAYS,
  }
  const say = (key: string) => i18n.t(`export_mails.${key}`, values)
  return {
    language,
    subject: say(`${status}.subject`),
    preview: say(`${status}.preview`),
    heading: say(`${status}.heading`),
    paragraphs: [say('greeting'), say(`${status}.text`)],
    action: { label: say(`${status}.action`), url },
    closing: [say('signature')],
    footer: [say('footer')],
  }
}
