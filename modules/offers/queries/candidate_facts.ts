import type { Block } from '#modules/templates/index'
import { compute, withoutFreeChoices, type ComputeFigures } from '#modules/compute/pure'
import type { BenefitPhoto } from '#modules/catalogue/index'
import type { FrozenPackage } from '#modules/packages/index'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { timelineOf } from '#modules/shared/timeline/timeline'
import type { OfferStatus } from '../domain/offer_status.ts'
import { statusUpdates, type StatusUpdate } from '../domain/status_updates.ts'
import type Offer from '../models/offer.ts'
import OfferFile from '../models/offer_file.ts'
import { statusToday } from './find_offer.ts'
import { findOfferSettings } from './find_settings.ts'
import { contactOf, type OfferContact } from './offer_contact.ts'
import { offerContents, renderedText } from './offer_contents.ts'
import { photosOf } from './offer_photos.ts'

/** Everything the candidate's page is made of, as `http/candidate_offer.ts` shows it. */
export interface CandidateFacts {
  offer: Offer
  status: OfferStatus
  text: Block[]
  signer: { name: string; nomFonction: string; hasSignature: boolean } | null
  contact: OfferContact | null
  files: { id: string; name: string }[]
  statusUpdates: StatusUpdate[]
  /** The candidate said what their household is. */
  householdTold: boolean
  worker: { firstName: string; lastName: string; language: string } | null
  company: {
    name: string
    logoUrl: string | null
    mainColor: string
    effectif: number
    assuranceLoiTaux: number
    replyTo: string | null
  }
  /** With the candidate's choices, as far as they have made any. */
  pack: FrozenPackage
  /** What its cars and bikes look like, as far as the company has pictures. */
  photos: BenefitPhoto[]
  /** The figures of the package as it was offered, for the comparison. */
  base: ComputeFigures
  settings: { showEmployerCost: boolean; showLegalSources: boolean }
}

/**
 * Everything the candidate's page is made of: what was sent, as it was sent, with the candidate's choices; of a draft,
 * what would be sent now. Null while there is no package, because there is nothing to look at.
 *
 * @param text the offer text, where it is another than the one that was sent
 */
export async function candidateFacts(
  scope: Scope,
  offer: Offer,
  { language, text }: { language?: Locale; text?: Block[] } = {}
): Promise<CandidateFacts | null> {
  const contents = await offerContents(scope, offer)
  const pack = offer.accepted?.package ?? contents.pack
  if (!pack) return null
  const signer = offer.sent ? offer.sent.signer : contents.signer
  const settings = await findOfferSettings(scope)
  const status = statusToday(offer)
  const events = await timelineOf({ type: 'offer', id: offer.id })
  return {
    offer,
    status,
    text: text ?? offer.rendered ?? renderedText(offer, contents, language).blocks,
    signer: signer && {
      name: signer.name,
      nomFonction: signer.nomFonction,
      hasSignature: signer.signatureKey !== null,
    },
    contact: await contactOf(scope, offer),
    files: (await filesOf(offer)).map(({ id, name }) => ({ id, name })),
    statusUpdates: statusUpdates(events),
    householdTold: events.some(({ kind }) => kind === 'SITUATION_CHANGED'),
    worker: contents.worker,
    company: {
      name: contents.company.name,
      logoUrl: contents.company.logoUrl,
      mainColor: contents.company.mainColor,
      effectif: pack.company.effectif,
      assuranceLoiTaux: pack.company.assuranceLoiTaux,
      replyTo: settings.replyTo,
    },
    pack,
    photos: await photosOf(scope, pack.package),
    base: baseFigures(pack),
    settings,
  }
}

/** The figures with nothing chosen but what must be, in the same situation and under the same law: what choices are compared with. */
export function baseFigures(pack: FrozenPackage): FrozenPackage['compute'] {
  if (pack.packageType !== 'FLEX') return pack.compute
  const { date, company, worker, packageType } = pack
  const fields = { ...withoutFreeChoices(pack.package), packageType }
  const result = compute({ date, company, worker, package: fields })
  return result.ok ? result.answer.compute : pack.compute
}

/** The attachments in the order in which they were added. */
export function filesOf({ id }: Offer) {
  return OfferFile.query().where('offer_id', id).orderBy('id')
}
