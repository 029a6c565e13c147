import { bodyHtml } from '#modules/templates/index'
import { hasVariablePay, packageIn, type ComputeFigures } from '#modules/compute/pure'
import type { Answer } from '#modules/shared/http/shapes'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { OfferUrls } from '../domain/offer_urls.ts'
import type { CandidateFacts } from '../queries/candidate_facts.ts'
import type { candidateOfferSchema, candidateFiguresShape } from './candidate_schemas.ts'

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
  const { etatCivil, conjointTravaille, enfantsACharge } = pack.worker
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
      enfantsACharge: enfantsACharge ?? 0,
    },
    /** The whole household, as the engine reads it: the browser computes what the server does. */
    situation: pack.worker,
    company,
    shows: {
      employerCost: settings.showEmployerCost,
      legalSources: settings.showLegalSources,
    },
    date: pack.date,
    compute: figures(pack.compute),
    baseCompute: figures(facts.base),
    lawset: pack.lawset,
    gaps: pack.gaps,
  }
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
