import i18nManager from '@adonisjs/i18n/services/main'
import type { Letter } from '#modules/shared/mail/letter'
import { letterEnd } from '#modules/shared/mail/letter_parts'
import type { Locale } from '#modules/shared/tenancy/scope'
import { oneLine } from '#modules/shared/values/one_line'
import type { AccountChange } from '../domain/private_details.ts'
import type { WorkerMailKind } from '../domain/worker_mails.ts'

/** What a mail about a worker's details speaks of. None of the details themselves. */
export interface WorkerLetterFacts {
  kind: WorkerMailKind
  language: Locale
  company: string
  /** Whom it is to: a first name. */
  name: string
  /** First and last name. */
  worker: string
  /** What became of the account that the mail is about. */
  account?: AccountChange
  /** Where the button leads. */
  url: string | null
  /** Whether an answer reaches a person. */
  canReply: boolean
}

/** A mail about a worker's details, in its reader's language. */
export function workerLetter({
  kind,
  language,
  account,
  url,
  ...facts
}: WorkerLetterFacts): Letter {
  const values = {
    company: oneLine(facts.company),
    name: oneLine(facts.name),
    worker: oneLine(facts.worker),
    account: account ?? 'FIRST',
  }
  const i18n = i18nManager.locale(language)
  const say = (key: string) => i18n.t(`worker_mails.${key}`, values)
  const toWorker = kind === 'FORM' || kind === 'ACCOUNT_WORKER'
  return {
    language,
    subject: say(`${kind}.subject`),
    preview: say(`${kind}.preview`),
    heading: say(`${kind}.heading`),
    paragraphs: [say('greeting'), say(`${kind}.text`), say(`${kind}.why`)],
    ...letterEnd(say, kind, { url, isPersonal: toWorker, canReply: facts.canReply }),
    footer: [say(toWorker ? 'footer' : 'footerEmployer')],
  }
}
