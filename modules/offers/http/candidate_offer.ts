import { bodyHtml } from '#modules/templates/index'
import { printOf } from '#modules/shared/files/picture_type'
import { hasVariablePay, packageIn, type ComputeFigures } from '#modules/compute/pure'
import type { Answer } from '#modules/shared/http/shapes'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { OfferUrls } from '../domain/offer_urls.ts'
import type { CandidateFacts } from '../queries/candidate_facts.ts'
import type { OfferContact } from '../queries/offer_contact.ts'
import type {
  candidateOfferSchema,
  candidateFiguresShape,
  contactSchema,
} from './candidate_schemas.ts'

/**
 * An offer as its candidate sees it; what the employer pays is in it only where the company shows that.
 *
 * @param urls where its reader finds its files
 * @param language of its reader: the names of the package are in it
 */
export function toCandidateOffer(
  facts: CandidateFacts,
  urls: OfferUrls,
  language: Locale
): Answer<typeof candidateOfferSchema> {
  const { offer, pack, company, settings, signer, worker } = facts
  const figures = (all: ComputeFigures) => shownFigures(all, settings.showEmployerCost)
  const { etatCivil, conjointTravaille, revenusConjoint, enfantsACharge } = pack.worker
  return {
    offer: {
      link: offer.link,
      status: facts.status,
      validityDateStr: offer.validityDate?.toISODate() ?? null,
      language: offer.language,
      mainTextRendered: facts.text,
      mainTextRenderedText: bodyHtml(facts.text),
      mainTextTemplateText: bodyHtml(offer.body),
      companySigner: signer && { name: signer.name, nomFonction: signer.nomFonction },
      contact: facts.contact && toContact(facts.contact, urls),
      askedUntil: offer.askedUntil?.toISODate() ?? null,
      kept: (offer.keptChoices ?? []).map(({ name, fields }) => ({ name, fields })),
      hasSignature: signer?.hasSignature ?? false,
      signatureUrl: signer?.hasSignature && offer.sent ? urls.signature : null,
      files: facts.files.map((file) => ({ ...file, url: urls.file(file.id) })),
      statusUpdates: facts.statusUpdates,
      hasVariableCompensation: hasVariablePay(pack.package),
      includeVariableCompensation: offer.includeVariableCompensation,
      acceptedWithVariable: offer.acceptedWithVariable,
      version: offer.version,
      packageVersion: pack.version,
    },
    package: {
      ...packageIn(pack.package, language),
      packageType: pack.packageType,
      nomFonction: pack.nomFonction,
    },
    worker: {
      firstName: worker?.firstName ?? '',
      lastName: worker?.lastName ?? '',
      language: worker?.language ?? offer.language,
      etatCivil: etatCivil ?? 'celibataire',
      conjointTravaille: conjointTravaille ?? false,
      revenusConjoint: revenusConjoint ?? null,
      enfantsACharge: enfantsACharge ?? 0,
      isTold: facts.householdTold,
    },
    /** The whole household, as the engine reads it: the browser computes what the server does. */
    situation: pack.worker,
    company,
    shows: {
      employerCost: settings.showEmployerCost,
      legalSources: settings.showLegalSources,
    },
    photos: Object.fromEntries(
      facts.photos.map(({ id, fileKey }) => [id, `${urls.benefitPhoto(id)}?v=${printOf(fileKey)}`])
    ),
    date: pack.date,
    compute: figures(pack.compute),
    baseCompute: figures(facts.base),
    lawset: pack.lawset,
    gaps: pack.gaps,
  }
}

/** Whom to reach, and where their face is shown. */
export function toContact(
  { name, nomFonction, phone, email, photo }: OfferContact,
  urls: OfferUrls
): Answer<typeof contactSchema> {
  const print = printOf(photo?.fileKey ?? null)
  return { name, nomFonction, phone, email, photoUrl: print ? `${urls.photo}?v=${print}` : null }
}

function shownFigures(
  all: ComputeFigures,
  withCost: boolean
): Answer<typeof candidateFiguresShape> {
  if (withCost) return all
  const { coutEmployeur, remunerationBrutLowest, ...rest } = all
  const lowest = Object.entries(remunerationBrutLowest)
  return {
    ...rest,
    remunerationBrutLowest: Object.fromEntries(
      lowest.filter(([key]) => key !== 'coutEmployeurAnnuel')
    ),
  }
}
