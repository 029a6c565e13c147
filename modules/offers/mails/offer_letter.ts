import i18nManager from '@adonisjs/i18n/services/main'
import { formatDate } from '#modules/shared/documents/format'
import type { Letter } from '#modules/shared/mail/letter'
import { letterEnd, paragraphsOf } from '#modules/shared/mail/letter_parts'
import type { Locale } from '#modules/shared/tenancy/scope'
import { oneLine } from '#modules/shared/values/one_line'
import { READER_OF, type OfferMailKind } from '../domain/offer_mails.ts'

/** What a mail of an offer speaks of. No amount: mails are read on many screens. Days are `YYYY-MM-DD`. */
export interface OfferLetterFacts {
  kind: OfferMailKind
  language: Locale
  company: string
  /** Whom it is to: a first name, or empty where only an address is known. */
  name: string
  /** First and last name. */
  candidate: string
  job: string
  isFlex: boolean
  validityDate: string
  acceptedOn: string | null
  /** Personal words, which open the mail, and who sends the offer. */
  message: string
  /** What the candidate wrote, and until when they ask for time; of mails that pass it on. */
  said?: { text: string; until: string | null }
  sender: string
  /** Where the button leads: the candidate's private link, the employer's screen; null for none. */
  url: string | null
  /** Whether an answer reaches a person. */
  canReply: boolean
}

/** A mail of an offer, in its reader's language. */
export function offerLetter(facts: OfferLetterFacts): Letter {
  const { kind, language, url, message, validityDate, acceptedOn } = facts
  const toCandidate = READER_OF[kind] === 'candidate'
  const values = {
    company: oneLine(facts.company),
    name: oneLine(facts.name),
    candidate: oneLine(facts.candidate),
    job: oneLine(facts.job),
    sender: oneLine(facts.sender),
    until: formatDate(language, validityDate),
    acceptedOn: acceptedOn ? formatDate(language, acceptedOn) : '',
    asked: facts.said?.until ? formatDate(language, facts.said.until) : '',
  }
  const i18n = i18nManager.locale(language)
  const say = (key: string) => i18n.t(`offer_mails.${key}`, values)
  const has = (text: string | false) => text !== false && text !== ''
  const personal = kind === 'OFFER' ? paragraphsOf(message) : []

  return {
    language,
    subject: say(`${kind}.subject`),
    preview: say(`${kind}.preview`),
    heading: say(`${kind}.heading`),
    // What was written by hand opens the mail, with its own greeting where it has one.
    paragraphs: [
      !greets(personal, values.name) && say(values.name ? 'greeting' : 'greetingWithoutName'),
      ...personal,
      say(`${kind}.text`),
      kind === 'OFFER' && facts.isFlex && say('OFFER.flex'),
      ...paragraphsOf(facts.said?.text ?? ''),
    ].filter(has) as string[],
    facts: [
      { label: say('job'), value: values.job },
      ...(toCandidate ? [] : [{ label: say('candidate'), value: values.candidate }]),
      acceptedOn
        ? { label: say('acceptedOn'), value: values.acceptedOn }
        : { label: say('until'), value: values.until },
    ].slice(0, kind === 'RETRACTED' ? 1 : undefined),
    ...letterEnd(say, kind, { url, isPersonal: toCandidate, canReply: facts.canReply }),
    footer: [say(toCandidate ? 'why' : 'whyEmployer')],
  }
}

const GREETING =
  /^(bonjour|bonsoir|ch[eè]re?s?|salut|madame|monsieur|dag|beste|geachte|hallo|goedendag|hello|dear|hi|good)\b/i
const LONGEST_GREETING = 60

/** « Bonjour Noor, », « Chère Madame Peeters, » on its first line, or no more than the name. */
function greets([first = '']: readonly string[], name: string): boolean {
  const [line] = first.split('\n')
  const greeting = line.split(/[,!]/)[0]
  return (
    greeting.length <= LONGEST_GREETING && (GREETING.test(greeting) || greeting.trim() === name)
  )
}
