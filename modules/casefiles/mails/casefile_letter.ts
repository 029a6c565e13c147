import i18nManager from '@adonisjs/i18n/services/main'
import type { Letter } from '#modules/shared/mail/letter'
import { letterEnd } from '#modules/shared/mail/letter_parts'
import type { Locale } from '#modules/shared/tenancy/scope'
import { oneLine } from '#modules/shared/values/one_line'
import type { CasefileMailKind } from '../domain/casefile_mails.ts'

/** What a mail of a casefile speaks of; none of the worker's details. */
export interface CasefileLetterFacts {
  kind: CasefileMailKind
  language: Locale
  company: string
  /** Whom it is to: a first name, or empty where only an address is known. */
  name: string
  /** First and last name. */
  worker: string
  /** Who sent the form. */
  sender: string
  /** Where the button leads. */
  url: string
  /** Whether an answer reaches a person. */
  canReply: boolean
}

/** A mail of a casefile, in its reader's language. */
export function casefileLetter(facts: CasefileLetterFacts): Letter {
  const { kind, language, url } = facts
  const toWorker = kind === 'FORM'
  const values = {
    company: oneLine(facts.company),
    name: oneLine(facts.name),
    worker: oneLine(facts.worker),
    sender: oneLine(facts.sender),
  }
  const i18n = i18nManager.locale(language)
  const say = (key: string) => i18n.t(`casefile_mails.${key}`, values)
  return {
    language,
    subject: say(`${kind}.subject`),
    preview: say(`${kind}.preview`),
    heading: say(`${kind}.heading`),
    paragraphs: [say(values.name ? 'greeting' : 'greetingWithoutName'), say(`${kind}.text`)],
    facts: toWorker ? [] : [{ label: say('worker'), value: values.worker }],
    ...letterEnd(say, kind, { url, isPersonal: toWorker, canReply: facts.canReply }),
    footer: [say(toWorker ? 'why' : 'whyEmployer')],
  }
}
