import { bodyShape, TEMPLATE_CONDITIONS, TEMPLATE_VARIABLES } from '#modules/templates/index'
import { packageSchema } from '#modules/packages/index'
import { pageFields } from '#modules/shared/http/pagination'
import {
  count,
  date,
  email,
  flag,
  judgedAs,
  list,
  moment,
  number,
  ofEach,
  oneOf,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { nextShape } from '#modules/shared/lists/chosen'
import { LOCALES } from '#modules/shared/tenancy/scope'
import { OFFER_EVENTS, type OfferEventKind } from '../domain/offer_events.ts'
import { FILE_TYPES, type FileType } from '../domain/offer_file.ts'
import { OFFER_STATUSES } from '../domain/offer_status.ts'

const status = oneOf(OFFER_STATUSES)
const user = whole({ id: uuid, displayName: text })

export const offerFileSchema = whole({
  id: uuid,
  name: text,
  type: oneOf(Object.keys(FILE_TYPES) as FileType[]),
  size: count,
  url: text,
})

const listed = {
  id: uuid,
  link: text,
  status,
  language: oneOf(LOCALES),
  company: whole({ id: uuid, name: text, logoUrl: orNull(text), mainColor: text }),
  workerId: orNull(uuid),
  worker: orNull(whole({ id: uuid, displayName: text, email: orNull(text) })),
  packageId: orNull(uuid),
  package: orNull(
    whole({
      nomFonction: text,
      packageType: oneOf(['FIX', 'FLEX']),
      salaireBrut: number,
      salaireNet: number,
      coutEmployeurAnnuel: number,
    })
  ),
  files: list(offerFileSchema),
  /** Oldest first. */
  statusUpdates: list(whole({ status, createdAt: moment })),
  /** The signature under it as it was sent; null without. */
  signatureUrl: orNull(text),
  validityDateStr: orNull(date),
  includeVariableCompensation: flag,
  acceptedWithVariable: orNull(flag),
  version: count,
  sentAt: orNull(moment),
  /** Until then its sending can be undone; null once the mail may have left. */
  leavesAt: orNull(moment),
  openedAt: orNull(moment),
  /** How often a link to it was opened, as far as those browsers may still come back. */
  visits: count,
  /** When the candidate opened a link or did something last. */
  lastSeenAt: orNull(moment),
  /** When they chose or told something of their household last. */
  configuredAt: orNull(moment),
  acceptedAt: orNull(moment),
  /** Until when the candidate asks for time; null while nothing is asked. */
  askedUntilStr: orNull(date),
  /** The last question of the candidate, which was not answered yet. */
  question: orNull(whole({ text, at: moment })),
  createdBy: orNull(user),
  createdAt: moment,
  updatedAt: moment,
}

export const listedOfferSchema = whole(listed)

/** One offer with its contents, its timeline and what may be done with it. */
export const offerSchema = whole({
  ...listed,
  message: text,
  signerId: orNull(uuid),
  body: bodyShape,
  /** As it was sent; null in a draft. */
  rendered: orNull(bodyShape),
  /** The same as HTML, every word escaped. */
  mainTextRenderedText: orNull(text),
  /** What stands in the place of each variable of the text today, in the offer's language. */
  facts: ofEach(TEMPLATE_VARIABLES, orNull(text)),
  /** Which conditions of the text hold today. */
  conditions: ofEach(TEMPLATE_CONDITIONS, flag),
  /** The whole package, as the packages' own calls answer it. */
  fullPackage: orNull(packageSchema),
  events: list(
    whole({
      id: uuid,
      kind: oneOf(Object.keys(OFFER_EVENTS) as OfferEventKind[]),
      status,
      version: count,
      user: orNull(user),
      details: judgedAs<object>(),
      at: moment,
    })
  ),
  /** What keeps it from being sent. */
  problems: list(whole({ path: text, code: text, message: text })),
  /** What does not, and may not be meant. */
  doubts: list(whole({ path: text, code: text, message: text })),
  /** What the candidate has chosen of a flexible package, and what it does to pay; null where there is nothing. */
  chosen: orNull(
    whole({
      benefits: list(
        whole({ name: text, description: orNull(text), value: orNull(number), unit: text })
      ),
      salaireBrut: whole({ from: number, to: number }),
      salaireNet: whole({ from: number, to: number }),
    })
  ),
})

export const offerPageSchema = whole({
  ...pageFields(listedOfferSchema),
  /** How many of each status there are under the same search, worker and so on. */
  counts: ofEach(OFFER_STATUSES, count),
})

/** How far the offers came that were sent in the last days. */
export const offerFunnelSchema = whole({
  days: count,
  sent: count,
  opened: count,
  configured: count,
  accepted: count,
})

export const offerLinkSchema = whole({
  /** The whole address; it cannot be read again. */
  url: text,
})

export const bulkSchema = whole({
  done: list(uuid),
  refused: list(whole({ id: uuid, code: text, message: text })),
  next: nextShape,
})

export const offerSettingsSchema = whole({
  validityDays: count,
  reminderDays: list(count),
  templates: ofEach(LOCALES, orNull(uuid)),
  signerId: orNull(uuid),
  showEmployerCost: flag,
  showLegalSources: flag,
  replyTo: orNull(email),
  version: count,
})
