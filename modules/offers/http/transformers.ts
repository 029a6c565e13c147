import type { Answer } from '#modules/shared/http/shapes'
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
  const { company, workers, packages, users, files, updates, signed } = context
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
    statusUpdates: statusUpdates(updates.get(offer.id) ?? []),
    signatureUrl: signed.has(offer.id) ? employerUrls(offer).signature : null,
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
