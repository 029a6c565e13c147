import { ANSWER_SCHEMA, packageIn, type ComputeFigures } from '#modules/compute/pure'
import type { JsonSchema } from '#modules/shared/http/endpoint'
import { bodyHtml } from '#modules/casefiles/index'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { OfferUrls } from '../domain/offer_urls.ts'
import { OFFER_STATUSES } from '../domain/offer_status.ts'
import type { CandidateFacts } from '../queries/candidate_facts.ts'
import { BODY_JSON } from './json_schemas.ts'

/**
 * An offer as its candidate sees it; what the employer pays is in it only where the company shows that.
 *
 * @param urls where whoever reads it finds its files
 * @param language of whoever reads it: the names of the package are in it
 */
export function toCandidateOffer(facts: CandidateFacts, urls: OfferUrls, language: Locale) {
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

function shownFigures(all: ComputeFigures, withCost: boolean) {
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

const answer = (ANSWER_SCHEMA as { properties: Record<string, JsonSchema> }).properties
const figures = answer.compute as { properties: Record<string, JsonSchema>; required: string[] }
/** The employer's cost only where the company shows it. */
const figuresSchema = {
  ...figures,
  properties: { ...figures.properties, remunerationBrutLowest: { type: 'object' } },
  required: figures.required.filter((name) => name !== 'coutEmployeur'),
}
const text: JsonSchema = { type: 'string' }
const textOrNull: JsonSchema = { type: ['string', 'null'] }
const yes: JsonSchema = { type: 'boolean' }
const count: JsonSchema = { type: 'integer' }
const amount: JsonSchema = { type: 'number' }
const status: JsonSchema = { type: 'string', enum: OFFER_STATUSES }

function whole(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', required: Object.keys(properties), properties }
}

export const candidateOfferSchema = whole({
  offer: whole({
    link: text,
    status,
    validityDateStr: { type: ['string', 'null'], format: 'date' },
    language: text,
    mainTextRendered: BODY_JSON,
    /** The same as HTML, every word escaped. */
    mainTextRenderedText: text,
    /** What it is written from: the names of the variables in braces. */
    mainTextTemplateText: text,
    companySigner: { ...whole({ name: text, nomFonction: text }), type: ['object', 'null'] },
    hasSignature: yes,
    /** Null without a signature, and before it is sent. */
    signatureUrl: textOrNull,
    files: { type: 'array', items: whole({ id: text, name: text, url: text }) },
    statusUpdates: {
      type: 'array',
      items: whole({ status, createdAt: { type: 'string', format: 'date-time' } }),
    },
    includeVariableCompensation: yes,
    acceptedWithVariable: { type: ['boolean', 'null'] },
    version: count,
    packageVersion: count,
  }),
  package: { type: 'object', additionalProperties: true },
  worker: whole({
    firstName: text,
    lastName: text,
    language: text,
    etatCivil: text,
    conjointTravaille: yes,
    enfantsACharge: count,
  }),
  situation: { type: 'object', additionalProperties: true },
  company: whole({
    name: text,
    logoUrl: textOrNull,
    mainColor: text,
    effectif: count,
    assuranceLoiTaux: amount,
    replyTo: textOrNull,
  }),
  shows: whole({ employerCost: yes, legalSources: yes }),
  date: { type: 'string', format: 'date' },
  compute: figuresSchema,
  baseCompute: figuresSchema,
  lawset: answer.lawset,
  gaps: answer.gaps,
})
