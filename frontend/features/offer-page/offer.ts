import type { Carrosserie, ComputeRequest, FlexBenefit } from '#modules/compute/pure'
import type { CandidateOffer } from '@/api/candidate-offer'

export type { CandidateOffer }
export type Fields = CandidateOffer['package']
export type Situation = Pick<
  CandidateOffer['worker'],
  'etatCivil' | 'conjointTravaille' | 'enfantsACharge'
> & { revenusConjoint?: NonNullable<CandidateOffer['worker']['revenusConjoint']> }

/** One line of a list of the package: a car, a bike, a device, an extension. */
export interface Option {
  id?: string | number
  description?: string
  energie?: Fields['energieVS']
  co2?: number
  nonRechargeable?: boolean
  batterie?: number
  co2Equivalent?: number
  euro6eBis?: boolean
  valeur?: number
  tcoMensuel?: number
  carrosserie?: Carrosserie
  autonomie?: number
  puissanceCharge?: number
  eligibleBudgetMobilite?: boolean
  companyId?: string | number
  maxUnits?: number
}

/** What the page asks of the offer's keeper: the server, or in a preview nothing. */
export interface OfferSource {
  offer: CandidateOffer
  /** Nothing that is done here is kept. */
  preview?: true
  saveChoices: (fields: Fields) => Promise<CandidateOffer>
  saveSituation: (situation: Situation) => Promise<CandidateOffer>
  /** Reads the offer again: it was changed meanwhile. */
  reload: () => Promise<CandidateOffer>
  accept: (includeVariableCompensation: boolean) => Promise<CandidateOffer>
  /** Words to the employer; null in a preview. */
  ask: ((text: string) => Promise<unknown>) | null
  askTime: ((day: string, text: string) => Promise<unknown>) | null
  decline: ((text: string) => Promise<unknown>) | null
  /** Keeps configurations aside, all at once. */
  keep: (kept: readonly Kept[]) => Promise<CandidateOffer>
  pdfUrl: string
  signatureUrl: string
  fileUrl: (fileId: string) => string
}

/** A configuration kept aside: what it is called, and the package with it. */
export interface Kept {
  name: string
  package: Fields
}

/** The candidate says yes or has said yes; after that nothing changes any more. */
export function isAccepted({ offer }: CandidateOffer): boolean {
  return offer.status === 'ACCEPTED' || offer.status === 'CONTRACTED'
}

/** Who sends an invoice has no payslip: the package says its price, and no net. */
export function isContractor({ package: fields }: CandidateOffer): boolean {
  return fields.computeModelConfig.employmentType === 'CONTRACTOR'
}

export function isFlexible({ package: fields }: CandidateOffer): boolean {
  return fields.packageType === 'FLEX'
}

/** The day of acceptance, as an instant; null before. */
export function acceptedAt({ offer }: CandidateOffer): string | null {
  return offer.statusUpdates.find(({ status }) => status === 'ACCEPTED')?.createdAt ?? null
}

export type Choice = FlexBenefit

/** The least gross pay of a month for these hours, or null: what the employer never goes below. */
export function minimumGross(fields: Fields): number | null {
  const { hasSalaireBrutMin, salaireBrutMin, regimeNumerateur, regimeDenominateur } = fields
  if (!hasSalaireBrutMin || salaireBrutMin === undefined || salaireBrutMin === null) return null
  const share = (regimeNumerateur ?? 1) / (regimeDenominateur || 1)
  return Math.round(salaireBrutMin * share * 100) / 100
}

/** Cents are written where there are any. */
export function decimalsOf(amount: number): 0 | 2 {
  return Number.isInteger(amount) ? 0 : 2
}

/** The offer's package with other fields, as the engine is asked. */
export function requestOf(
  { date, company, situation }: CandidateOffer,
  fields: Fields
): ComputeRequest {
  const { effectif, assuranceLoiTaux } = company
  return { date, company: { effectif, assuranceLoiTaux }, worker: situation, package: fields }
}
