import { statusToday } from '../queries/find_offer.ts'
import type { OfferContext } from '../queries/list_offers.ts'
import type Offer from '../models/offer.ts'
import type OfferFile from '../models/offer_file.ts'

/** An offer as a list shows it. */
export function toListedOffer(offer: Offer, { workers, packages, users }: OfferContext) {
  return {
    id: offer.id,
    link: offer.link,
    status: statusToday(offer),
    language: offer.language,
    workerId: offer.workerId,
    worker: workers.get(offer.workerId ?? '') ?? null,
    packageId: offer.packageId,
    package: packages.get(offer.packageId ?? '') ?? null,
    validityDateStr: offer.validityDate?.toISODate() ?? null,
    includeVariableCompensation: offer.includeVariableCompensation,
    acceptedWithVariable: offer.acceptedWithVariable,
    version: offer.version,
    sentAt: offer.sentAt?.toISO() ?? null,
    openedAt: offer.openedAt?.toISO() ?? null,
    acceptedAt: offer.acceptedAt?.toISO() ?? null,
    createdBy: users.get(offer.createdBy ?? '') ?? null,
    createdAt: offer.createdAt.toISO()!,
    updatedAt: offer.updatedAt.toISO()!,
  }
}

export function toOfferFile({ id, name, type, size }: OfferFile) {
  return { id, name, type, size }
}
