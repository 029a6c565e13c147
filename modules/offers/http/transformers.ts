import { DateTime } from 'luxon'
import { undoing } from '#config/offers'
import type { Answer } from '#modules/shared/http/shapes'
import { leavesAt } from '../domain/leaves_at.ts'
import { employerUrls } from '../domain/offer_urls.ts'
import { statusUpdates } from '../domain/status_updates.ts'
import { statusToday } from '../queries/find_offer.ts'
import type { OfferContext } from '../queries/offer_context.ts'
import type Offer from '../models/offer.ts'
import type OfferFile from '../models/offer_file.ts'
import type { listedOfferSchema } from './schemas.ts'

/** An offer as a list shows it. */
export function toListedOffer(
  offer: Offer,
  context: OfferContext
): Answer<typeof listedOfferSchema> {
  const { company, workers, packages, users, files, updates, visits, questions, signed } = context
  const events = updates.get(offer.id) ?? []
  return {
    id: offer.id,
    link: offer.link,
    status: statusToday(offer),
    language: offer.language,
    company,
    workerId: offer.workerId,
    worker: workers.get(offer.workerId ?? '') ?? null,
    packageId: offer.packageId,
    package: toHeadline(packages.get(offer.packageId ?? '')),
    files: (files.get(offer.id) ?? []).map(toOfferFile(offer)),
    statusUpdates: statusUpdates(events),
    signatureUrl: signed.has(offer.id) ? employerUrls(offer).signature : null,
    validityDateStr: offer.validityDate?.toISODate() ?? null,
    includeVariableCompensation: offer.includeVariableCompensation,
    acceptedWithVariable: offer.acceptedWithVariable,
    version: offer.version,
    sentAt: offer.sentAt?.toISO() ?? null,
    leavesAt: leavesAt(offer, undoing.seconds)?.toISO() ?? null,
    visits: visits.get(offer.id)?.times ?? 0,
    lastSeenAt: lastSeen(events, visits.get(offer.id)?.lastAt)?.toISO() ?? null,
    configuredAt: lastOf(events, CHOOSING)?.toISO() ?? null,
    openedAt: offer.openedAt?.toISO() ?? null,
    acceptedAt: offer.acceptedAt?.toISO() ?? null,
    askedUntilStr: offer.askedUntil?.toISODate() ?? null,
    question: offer.questionAt && {
      text: questions.get(offer.id) ?? '',
      at: offer.questionAt.toISO()!,
    },
    createdBy: users.get(offer.createdBy ?? '') ?? null,
    createdAt: offer.createdAt.toISO()!,
    updatedAt: offer.updatedAt.toISO()!,
  }
}

/** What a candidate does beside reading, and with what of it they choose. */
const CHOOSING: readonly string[] = ['CONFIGURED', 'SITUATION_CHANGED']
const BY_CANDIDATE: readonly string[] = [
  'OPENED',
  ...CHOOSING,
  'QUESTION',
  'TIME_ASKED',
  'DECLINED',
  'ACCEPTED',
]

type Events = readonly { kind: string; at: DateTime }[]

function lastOf(events: Events, kinds: readonly string[]): DateTime | undefined {
  return events.findLast(({ kind }) => kinds.includes(kind))?.at
}

/** A link that was opened, or anything done since; who comes back without the link and only reads leaves no trace. */
function lastSeen(events: Events, opened: DateTime | undefined): DateTime | undefined {
  const seen = [opened, lastOf(events, BY_CANDIDATE)].filter((at) => at !== undefined)
  return seen.length > 0 ? DateTime.max(...seen) : undefined
}

function toHeadline(found: ReturnType<OfferContext['packages']['get']>) {
  if (!found) return null
  const { nomFonction, packageType, salaireBrut, salaireNet, coutEmployeurAnnuel } = found
  return { nomFonction, packageType, salaireBrut, salaireNet, coutEmployeurAnnuel }
}

/** An attachment, and where the employer reads it. */
export function toOfferFile(offer: Offer) {
  const urls = employerUrls(offer)
  return ({ id, name, type, size }: OfferFile) => ({ id, name, type, size, url: urls.file(id) })
}
