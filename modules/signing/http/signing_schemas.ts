import { casefileSchema, DOCUMENT_LEVELS, SIGNER_ROLES } from '#modules/casefiles/index'
import {
  count,
  date,
  flag,
  list,
  moment,
  ofEach,
  oneOf,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { sentCodeSchema, workerFormSectionsShape } from '#modules/team/index'
import { shownTextShape } from '#modules/templates/index'
import { CHOICES, DOCUMENT_TYPES } from '../domain/levels.ts'
import { PAGE_STATUSES } from '../domain/page_status.ts'

export { casefileSchema, sentCodeSchema }

/** A casefile as one of its signers is shown it. */
export const signingPageSchema = whole({
  status: oneOf(PAGE_STATUSES),
  casefile: whole({
    link: text,
    version: count,
    language: oneOf(LOCALES),
    lastDayStr: orNull(date),
    message: text,
    company: whole({ name: text, logoUrl: orNull(text), mainColor: text }),
    workerName: text,
  }),
  you: whole({
    id: uuid,
    name: text,
    firstName: text,
    role: oneOf(SIGNER_ROLES),
    order: count,
    level: oneOf(DOCUMENT_LEVELS),
    /** Where a code may go. */
    codeWays: list(sentCodeSchema),
    isCodeAsked: flag,
    /** In this browser, within the hour. */
    isCodeConfirmed: flag,
    signedAt: orNull(moment),
    paperAskedAt: orNull(moment),
    /** The parts of their form in which a worker has still to tell something; none before all have signed. */
    toTell: workerFormSectionsShape,
  }),
  /** Who signs, in their order: no more of each other than that. */
  signers: list(
    whole({
      id: uuid,
      firstName: text,
      role: oneOf(SIGNER_ROLES),
      order: count,
      hasSigned: flag,
      signedAt: orNull(moment),
    })
  ),
  documents: list(
    whole({
      id: uuid,
      name: text,
      pages: orNull(count),
      /** Of what is shown. */
      sha256: text,
      level: oneOf(DOCUMENT_LEVELS),
      isTranslation: flag,
      /** Sealed, its certificate is a file beside it. */
      hasCertificate: flag,
    })
  ),
  /** The exact words to agree to, in the language of the casefile. */
  sentence: text,
  /** Who refused and why, in the answer to the refusal. */
  refusal: orNull(whole({ name: text, reason: text })),
  /** Whom to ask. */
  contact: whole({ name: text, email: orNull(text) }),
  /** Sealed by a certificate of the product's own, which has no legal value. */
  isForTrial: flag,
})

/** The text of a document, to be read before its PDF is there; null of a PDF that was brought. */
export const documentTextSchema = whole({ blocks: orNull(shownTextShape) })

/** Where the browser goes to sign with a certificate; null where that is signed already. */
export const leavingSchema = whole({ url: orNull(text) })

/** What comes after coming back from a provider: its page once more, or the casefile that is signed now. */
export const comingBackSchema = whole({
  url: orNull(text),
  /** Another signed in between: what was to be signed is another file now. */
  isAgain: flag,
  signing: orNull(signingPageSchema),
})

/** A private link, which is shown this once. */
export const signerLinkSchema = whole({ url: text })

export const waitingSchema = whole({
  data: list(
    whole({
      casefileId: uuid,
      signerId: uuid,
      worker: text,
      documents: list(text),
      /** Names of the others. */
      hasSigned: list(text),
      stillToSign: list(text),
      lastDayStr: orNull(date),
      invitedAt: moment,
    })
  ),
})

/** The level that each document would be sent at. */
export const levelsSchema = whole({
  data: list(
    whole({
      documentId: uuid,
      level: oneOf(DOCUMENT_LEVELS),
      choices: list(oneOf(CHOICES)),
      /** SIMPLE asks that an administrator has read what it means, and said yes. */
      needsYes: flag,
    })
  ),
  hasYes: flag,
  isForTrial: flag,
})

export const signingSettingsSchema = whole({
  levels: ofEach(DOCUMENT_TYPES, oneOf(CHOICES)),
  /** What there is here. */
  choices: list(oneOf(CHOICES)),
  /** Certificates and seal of this installation have no legal value. */
  isForTrial: flag,
  reminderDays: list(count),
  expiryDays: count,
  asksCode: flag,
  /** What a simple signature means for a contract, to be read. */
  simpleMeans: text,
  /** Who said yes to it, and when. */
  simpleAccepted: orNull(whole({ by: text, at: moment })),
  version: count,
})
