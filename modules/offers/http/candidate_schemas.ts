import { bodyShape } from '#modules/templates/index'
import {
  gapsShape,
  lawsetShape,
  packageShape,
  STORED_FIGURES,
  workerShape,
} from '#modules/compute/index'
import { ETATS_CIVILS, type ComputeFigures } from '#modules/compute/pure'
import {
  count,
  date,
  byName,
  flag,
  judgedAs,
  list,
  moment,
  number,
  oneOf,
  orNull,
  text,
  toldAs,
  whole,
} from '#modules/shared/http/shapes'
import { REVENUS_CONJOINT } from '../domain/household.ts'
import { GONE } from '../queries/why_gone.ts'
import { OFFER_STATUSES } from '../domain/offer_status.ts'

/** The figures of an offer; the employer's cost only where the company shows it. */
export const candidateFiguresShape = toldAs<
  Omit<ComputeFigures, 'coutEmployeur' | 'remunerationBrutLowest'> &
    Partial<Pick<ComputeFigures, 'coutEmployeur'>> & { readonly remunerationBrutLowest: object }
>({
  ...STORED_FIGURES,
  properties: { ...STORED_FIGURES.properties, remunerationBrutLowest: { type: 'object' } },
  required: STORED_FIGURES.required.filter((name) => name !== 'coutEmployeur'),
})

/** Whom a candidate can reach. */
export const contactSchema = whole({
  name: text,
  nomFonction: text,
  /** Empty without one. */
  phone: text,
  email: orNull(text),
  photoUrl: orNull(text),
})

/** Why a link opens nothing any more; told only to who held it. */
export const goneOfferSchema = whole({
  why: oneOf(GONE),
  validityDateStr: orNull(date),
  company: text,
  contact: orNull(contactSchema),
})

/** An offer as its candidate sees it. */
export const candidateOfferSchema = whole({
  offer: whole({
    link: text,
    status: oneOf(OFFER_STATUSES),
    validityDateStr: orNull(date),
    language: text,
    mainTextRendered: bodyShape,
    /** The same as HTML, every word escaped. */
    mainTextRenderedText: text,
    /** What it is written from: the names of the variables in braces. */
    mainTextTemplateText: text,
    companySigner: orNull(whole({ name: text, nomFonction: text })),
    contact: orNull(contactSchema),
    /** Until when the candidate asked for time; null when they did not, or it was answered. */
    askedUntil: orNull(date),
    /** What the candidate keeps aside to compare. */
    kept: list(whole({ name: text, fields: judgedAs<object>() })),
    hasSignature: flag,
    /** Null without a signature, and before it is sent. */
    signatureUrl: orNull(text),
    files: list(whole({ id: text, name: text, url: text })),
    statusUpdates: list(whole({ status: oneOf(OFFER_STATUSES), createdAt: moment })),
    /** The package holds pay that depends on results. */
    hasVariableCompensation: flag,
    includeVariableCompensation: flag,
    acceptedWithVariable: orNull(flag),
    version: count,
    packageVersion: count,
  }),
  package: packageShape,
  worker: whole({
    firstName: text,
    lastName: text,
    language: text,
    etatCivil: oneOf(ETATS_CIVILS),
    conjointTravaille: flag,
    revenusConjoint: orNull(oneOf(REVENUS_CONJOINT)),
    enfantsACharge: count,
    /** They said so themselves: until then the figures are an estimate. */
    isTold: flag,
  }),
  situation: workerShape,
  company: whole({
    name: text,
    logoUrl: orNull(text),
    mainColor: text,
    effectif: count,
    assuranceLoiTaux: number,
    replyTo: orNull(text),
  }),
  shows: whole({ employerCost: flag, legalSources: flag }),
  /** Where the company's pictures of cars and bikes are, by the id of the option. */
  photos: byName(text),
  date,
  compute: candidateFiguresShape,
  baseCompute: candidateFiguresShape,
  lawset: lawsetShape,
  gaps: gapsShape,
})
