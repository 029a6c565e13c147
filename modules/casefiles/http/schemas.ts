import { INFORMATION_ITEMS } from '#modules/contracts/index'
import {
  count,
  date,
  flag,
  judgedAs,
  list,
  moment,
  oneOf,
  ofEach,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { pageFields } from '#modules/shared/http/pagination'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { CONTRACT_KINDS } from '#modules/templates/index'
import { CASEFILE_EVENTS, type CasefileEventKind } from '../domain/casefile_events.ts'
import { CASEFILE_STATUSES, CASEFILE_STEPS, type CasefileStep } from '../domain/casefile_status.ts'
import { DOCUMENT_KINDS, DOCUMENT_LEVELS, DOCUMENT_STATUSES } from '../models/casefile_document.ts'
import { SIGNER_ROLES, SIGNER_STATUSES } from '../models/casefile_signer.ts'

const user = whole({ id: uuid, displayName: text })

export const documentSchema = whole({
  id: uuid,
  kind: oneOf(DOCUMENT_KINDS),
  name: text,
  status: oneOf(DOCUMENT_STATUSES),
  level: oneOf(DOCUMENT_LEVELS),
  /** Shown beside the binding one, and marked so. */
  isTranslation: flag,
  /** Of a template's text; null of an uploaded PDF. */
  language: orNull(oneOf(LOCALES)),
  templateKind: orNull(oneOf(['CONTRACT', 'ANNEXE'])),
  /** Null once the template is gone. */
  templateId: orNull(uuid),
  /** Of a text null until it is printed or sent. */
  pages: orNull(count),
  /** As signers are shown it; of a draft, as it stands. */
  pdfUrl: text,
  /** As it was signed. */
  signedPdfUrl: orNull(text),
  /** Its certificate, where persons signed it with certificates of their own. */
  certificatePdfUrl: orNull(text),
})

/** A document that its casefile was printed or sent with, before it was made a draft again. */
export const formerDocumentSchema = whole({
  id: uuid,
  name: text,
  /** Of the casefile, and when it was printed or sent so. */
  version: count,
  sentAt: moment,
  pdfUrl: text,
})

export const signerSchema = whole({
  id: uuid,
  role: oneOf(SIGNER_ROLES),
  /** Who has the same number signs at the same time. */
  order: count,
  name: text,
  email: text,
  nomFonction: text,
  /** Of the company's signers; null for the worker, and for one who is no more. */
  signerId: orNull(uuid),
  language: oneOf(LOCALES),
  status: oneOf(SIGNER_STATUSES),
  /** Of signing in a browser: when they were asked first, opened it, and answered. */
  invitedAt: orNull(moment),
  openedAt: orNull(moment),
  signedAt: orNull(moment),
  refusedAt: orNull(moment),
  /** Since when they would rather sign on paper. */
  paperAskedAt: orNull(moment),
  /** Why they refused. */
  reason: orNull(text),
})

const listed = {
  id: uuid,
  link: text,
  status: oneOf(CASEFILE_STATUSES),
  language: oneOf(LOCALES),
  workerId: uuid,
  worker: whole({ id: uuid, displayName: text, email: orNull(text) }),
  contractId: orNull(uuid),
  contract: orNull(
    whole({
      id: uuid,
      kind: oneOf(CONTRACT_KINDS),
      startDateStr: date,
      endDateStr: orNull(date),
    })
  ),
  documents: list(documentSchema),
  lastDayStr: orNull(date),
  sentAt: orNull(moment),
  signedOnStr: orNull(date),
  version: count,
  createdBy: orNull(user),
  createdAt: moment,
  updatedAt: moment,
}

export const listedCasefileSchema = whole(listed)

export const casefilePageSchema = whole({
  ...pageFields(listedCasefileSchema),
  /** How many of each status there are under the same search and so on. */
  counts: ofEach(CASEFILE_STATUSES, count),
})

const sentence = whole({ path: text, code: text, message: text })

/** One casefile with its contents and what may be done with it. */
export const casefileSchema = whole({
  ...listed,
  offerId: orNull(uuid),
  message: text,
  signers: list(signerSchema),
  /** What keeps it from being signed. */
  problems: list(sentence),
  /** What is worth knowing before, and forbids nothing. */
  warnings: list(sentence),
  /** What the Act of 7 October 2022 asks to be told in writing, and where it is. */
  informationList: list(
    whole({ item: oneOf(INFORMATION_ITEMS), in: orNull(oneOf(['DOCUMENTS', 'WORK_RULES'])) })
  ),
  /** The worker's form: when it was mailed, opened and filled in, and to whom. */
  form: whole({
    sentAt: orNull(moment),
    to: orNull(text),
    openedAt: orNull(moment),
    filledAt: orNull(moment),
  }),
  /** Who said that it was signed, and when. */
  signedBy: orNull(user),
  signedAt: orNull(moment),
  /** The casefile that it is a copy of, or that it changes. */
  amendsId: orNull(uuid),
  /** What it was printed or sent with before, oldest first. */
  former: list(formerDocumentSchema),
  /** The first day on which it may go, once it was printed or sent; null while the contract has no end. */
  keptUntilStr: orNull(date),
  /** What the employer may do now. */
  steps: list(oneOf(Object.keys(CASEFILE_STEPS) as CasefileStep[])),
})

export const casefileEventsSchema = whole({
  data: list(
    whole({
      id: uuid,
      kind: oneOf(Object.keys(CASEFILE_EVENTS) as CasefileEventKind[]),
      status: oneOf(CASEFILE_STATUSES),
      version: count,
      user: orNull(user),
      details: judgedAs<object>(),
      at: moment,
    })
  ),
})
