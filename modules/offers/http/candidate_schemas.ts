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
  flag,
  list,
  moment,
  number,
  oneOf,
  orNull,
  text,
  toldAs,
  whole,
} from '#modules/shared/http/shapes'
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
    enfantsACharge: count,
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
  date,
  compute: candidateFiguresShape,
  baseCompute: candidateFiguresShape,
  lawset: lawsetShape,
  gaps: gapsShape,
})
