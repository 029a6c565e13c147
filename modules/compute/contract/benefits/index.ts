import type { Benefit } from './definition.ts'
import { COSTS, teletravail } from './costs.ts'
import { internet, laptop, telephone, telephonePlan } from './devices.ts'
import { flexWarrants, stockOptions, warrants } from './equity.ts'
import { allocationsExtra, chauffage, electricite, joursConge, packageExtras } from './extras.ts'
import { assuranceGroupe, assuranceHospitalisation, extensionAssurance } from './insurance.ts'
import { cotisationAG, cotisationAH } from './insurance.ts'
import { budgetMobilite, carteEssence, fraisTransport, velo, voitureSociete } from './mobility.ts'
import { bonusAnnuel, cct90, commissions, droitsAuteur } from './variable.ts'
import { epargnePension, primeBeneficiaire } from './variable.ts'
import { chequeCadeau, chequeRepas, chequeSportCulture, ecoCheques } from './vouchers.ts'
import { placed } from './placed.ts'

/** Every benefit, expense, variable pay and extra that a package may hold, in the order in which it is read. */
const DEFINITIONS = [
  ...[voitureSociete, carteEssence, budgetMobilite, velo],
  ...[telephone, telephonePlan, laptop],
  ...[chauffage, electricite],
  ...[assuranceGroupe, cotisationAG, assuranceHospitalisation, cotisationAH, extensionAssurance],
  ...[chequeRepas, ecoCheques, chequeSportCulture, chequeCadeau],
  joursConge,
  ...[fraisTransport, teletravail, internet, ...COSTS],
  ...[commissions, bonusAnnuel, cct90, warrants, flexWarrants, primeBeneficiaire, stockOptions],
  ...[epargnePension, droitsAuteur],
  ...[allocationsExtra, packageExtras],
] as const

export type AnyBenefit = (typeof DEFINITIONS)[number]
export type BenefitName = AnyBenefit['name']

export const BENEFITS: readonly Benefit[] = DEFINITIONS

const BY_NAME: ReadonlyMap<string, Benefit> = new Map(BENEFITS.map((each) => [each.name, each]))

export function benefitOf(name: BenefitName): Benefit {
  return BY_NAME.get(name)!
}

/** `hasVelo`, `canVelo`, `mustHaveVelo` of `velo`. */
export function flagOf(prefix: 'has' | 'can' | 'mustHave', name: string): string {
  return `${prefix}${name[0].toUpperCase()}${name.slice(1)}`
}

/** Benefits a FLEX package may offer (`can…`) or impose (`mustHave…`). */
export type FlexBenefit = Extract<AnyBenefit, { choice: object }>['name']
export const FLEX_BENEFITS = placed(
  BENEFITS.filter(({ choice }) => choice !== undefined),
  ({ name }) => name,
  ({ choice }) => choice?.after
).map(({ name }) => name as FlexBenefit)

/** The lists of the catalogue; `voitureSociete` fills a package's `voitureSocieteOptions`, and so on. */
export type BenefitKind = Extract<AnyBenefit, { exchange: 'catalogue' }>['name']
export const BENEFIT_KINDS = ofExchange('catalogue') as readonly BenefitKind[]

/** What may come for pay that is given up, and last what never may: it may be asked for, to be told why not. */
export type ReceivedKind = Extract<AnyBenefit, { exchange: string }>['name']
export type RefusedKind = Extract<AnyBenefit, { exchange: 'never' }>['name']
export const REFUSED_KINDS = ofExchange('never') as readonly RefusedKind[]
export const RECEIVED_KINDS = [
  ...BENEFIT_KINDS,
  ...ofExchange('value'),
  ...REFUSED_KINDS,
] as readonly ReceivedKind[]

function ofExchange(exchange: Benefit['exchange']): readonly string[] {
  return BENEFITS.filter((each) => each.exchange === exchange).map(({ name }) => name)
}
