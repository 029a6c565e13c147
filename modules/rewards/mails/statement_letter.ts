import i18nManager from '@adonisjs/i18n/services/main'
import { formatDate } from '#modules/shared/documents/format'
import type { Letter } from '#modules/shared/mail/letter'
import { letterEnd } from '#modules/shared/mail/letter_parts'
import type { Locale } from '#modules/shared/tenancy/scope'
import { oneLine } from '#modules/shared/values/one_line'

/** What the mail about a statement speaks of: no amount. */
export interface StatementLetterFacts {
  language: Locale
  isReissued: boolean
  /** Whom it is to: a first name. */
  name: string
  company: string
  /** The name of the round. */
  statement: string
  /** `YYYY-MM-DD`. */
  day: string
  /** Why it was issued again; empty otherwise. */
  because: string
  /** Who published it; null where they have left. */
  sender: string | null
  url: string
  canReply: boolean
}

/** The mail about a statement, in its reader's language. */
export function statementLetter({
  language,
  isReissued,
  because,
  url,
  ...facts
}: StatementLetterFacts): Letter {
  const values = {
    name: oneLine(facts.name),
    company: oneLine(facts.company),
    statement: oneLine(facts.statement),
    because,
    sender: oneLine(facts.sender ?? facts.company),
    day: formatDate(language, facts.day),
  }
  const i18n = i18nManager.locale(language)
  const say = (key: string) => i18n.t(`reward_mails.${key}`, values)
  const kind = isReissued ? 'REISSUED' : 'PUBLISHED'
  return {
    language,
    subject: say(`${kind}.subject`),
    preview: say(`${kind}.preview`),
    heading: say(`${kind}.heading`),
    paragraphs: [
      say('greeting'),
      say(`${kind}.text`),
      ...(because === '' ? [] : [say('because')]),
      say('signIn'),
    ],
    ...letterEnd(say, kind, { url, isPersonal: true, canReply: facts.canReply }),
    footer: [say('footer')],
  }
}
