import i18nManager from '@adonisjs/i18n/services/main'
import { formatDate } from '#modules/shared/documents/format'
import type { Letter } from '#modules/shared/mail/letter'
import { letterEnd, paragraphsOf } from '#modules/shared/mail/letter_parts'
import type { Locale } from '#modules/shared/tenancy/scope'
import { oneLine } from '#modules/shared/values/one_line'
import { EMPLOYER_MAILS, type SigningMailKind } from '../domain/signing_mails.ts'

/** What a mail of signing speaks of: no amount, and nothing of what the documents say. */
export interface SigningLetterFacts {
  kind: SigningMailKind
  language: Locale
  company: string
  /** Whom it is to. */
  name: string
  /** First and last name; `isWorker` where it is to them. */
  worker: string
  isWorker: boolean
  documents: readonly string[]
  /** The last day to sign, `YYYY-MM-DD`. */
  lastDay: string | null
  /** Personal words of who sent it, which open the first mail. */
  message: string
  /** Who sent it. */
  sender: string
  /** Of whom it speaks: who refused or would rather sign by hand, and why. */
  signer: string
  reason: string
  /** Whether the signed copies travel with it for sure; else they do unless they are too heavy. */
  isEnclosed: boolean
  /** Where the button leads; null for none. */
  url: string | null
  /** Whether an answer reaches a person. */
  canReply: boolean
}

/** A mail of signing, in its reader's language. */
export function signingLetter(facts: SigningLetterFacts): Letter {
  const { kind, language, url } = facts
  const toSigner = !(EMPLOYER_MAILS as readonly string[]).includes(kind)
  const values = {
    company: oneLine(facts.company),
    name: oneLine(facts.name),
    worker: oneLine(facts.worker),
    sender: oneLine(facts.sender),
    signer: oneLine(facts.signer),
    until: facts.lastDay ? formatDate(language, facts.lastDay) : '',
  }
  const i18n = i18nManager.locale(language)
  const say = (key: string) => i18n.t(`signing_mails.${key}`, values)
  const asks = kind === 'SIGN' || kind === 'REMINDER'
  return {
    language,
    subject: say(`${kind}.subject`),
    preview: say(`${kind}.preview`),
    heading: say(`${kind}.heading`),
    paragraphs: [
      say('greeting'),
      ...(kind === 'SIGN' ? paragraphsOf(facts.message) : []),
      say(`${kind}.text`),
      ...(kind === 'COPY' ? [say(facts.isEnclosed ? 'COPY.enclosed' : 'COPY.behindLink')] : []),
    ],
    facts: [
      { label: say('documents'), value: facts.documents.map(oneLine).join(', ') },
      ...(facts.isWorker ? [] : [{ label: say('worker'), value: values.worker }]),
      ...(facts.reason ? [{ label: say('reason'), value: oneLine(facts.reason) }] : []),
      ...(asks && values.until ? [{ label: say('until'), value: values.until }] : []),
    ],
    ...letterEnd(say, kind, { url, isPersonal: toSigner, canReply: facts.canReply }),
    footer: [say(toSigner ? 'why' : 'whyEmployer')],
  }
}
