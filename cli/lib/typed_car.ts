import type {
  CarCostRequest,
  MethodeTva,
  PackageFields,
  VoitureFields,
} from '#modules/compute/pure'
import { isDay } from '#modules/shared/values/days'
import { Failure } from '#cli/lib/failure'
import { count, euros, percent } from '#cli/lib/typed_numbers'
import { requestOf, type TypedPackage } from '#cli/lib/typed_package'

export const ENERGY_NAMES = {
  'electric': 'ELECTRIQUE',
  'petrol': 'ESSENCE',
  'diesel': 'DIESEL',
  'petrol-hybrid': 'HYBRIDE_ESSENCE',
  'diesel-hybrid': 'HYBRIDE_DIESEL',
  'lpg': 'LPG',
  'cng': 'CNG',
  'hydrogen': 'HYDROGENE',
} as const satisfies Record<string, PackageFields['energieVS']>
export type EnergyName = keyof typeof ENERGY_NAMES

export const VAT_NAMES = {
  'within': 'COMPRISE',
  'flat': 'FORFAIT',
  'use': 'REEL',
  'half-flat': 'SEMI_FORFAIT',
} as const satisfies Record<string, MethodeTva>
export type VatName = keyof typeof VAT_NAMES

/** The car that is typed as options, and whose. */
export interface TypedCar extends Pick<
  TypedPackage,
  'gross' | 'married' | 'spouseWorks' | 'children' | 'date'
> {
  energy?: EnergyName
  co2?: string
  value?: string
  lease?: string
  ordered?: string
  registered?: string
  card?: string
  contribution?: string
  vat?: VatName
  use?: string
  km?: string
  commute?: string
  electric?: string
  home?: string
  rate?: string
  other?: string
  sme?: boolean
  pillar2?: string
}

/** The option that a path of the engine was typed as. */
const OPTIONS: Readonly<Record<string, string>> = {
  'date': '--date',
  'worker.enfantsACharge': '--children',
  'package.salaireBrut': '--gross',
  'package.energieVS': '--energy',
  'package.co2VS': '--co2',
  'package.valeurVS': '--value',
  'package.tcoMensuelVS': '--lease',
  'package.dateCommandeVS': '--ordered',
  'package.dateImmatriculationVS': '--registered',
  'package.carteEssence': '--card',
  'package.contributionVS': '--contribution',
  'voiture.tva': '--vat',
  'voiture.usageProfessionnel': '--use',
  'voiture.kmAnnuels': '--km',
  'voiture.kmDomicileTravail': '--commute',
  'voiture.partElectrique': '--electric',
  'voiture.kwhDomicile': '--home',
  'voiture.tarifRecharge': '--rate',
  'voiture.fraisAnnexes': '--other',
  'voiture.budgetPilier2': '--pillar2',
}

/** What a person typed where the engine names a path; the path where they did not. */
export function carOptionOf(path: string): string {
  return OPTIONS[path] ?? path
}

/**
 * The request that the options say; what is missing of the car is for the engine to refuse.
 * @throws Failure where one cannot be read
 */
export function carRequestOf(typed: TypedCar): CarCostRequest {
  const { gross, married, spouseWorks, children, date } = typed
  const request = requestOf({ gross, married, spouseWorks, children, date })
  return {
    ...request,
    package: { ...request.package, ...carOf(typed) },
    voiture: voitureOf(typed),
  }
}

function carOf(typed: TypedCar): Partial<PackageFields> {
  const { energy, co2, value, lease, ordered, registered, card, contribution } = typed
  return {
    hasVoitureSociete: true,
    ...(energy !== undefined && { energieVS: ENERGY_NAMES[energy] }),
    ...(co2 !== undefined && { co2VS: count('--co2', co2) }),
    ...(value !== undefined && { valeurVS: euros('--value', value) }),
    ...(lease !== undefined && { tcoMensuelVS: euros('--lease', lease) }),
    ...(ordered !== undefined && { dateCommandeVS: day('--ordered', ordered) }),
    ...(registered !== undefined && { dateImmatriculationVS: day('--registered', registered) }),
    ...(card !== undefined && { hasCarteEssence: true, carteEssence: euros('--card', card) }),
    ...(contribution !== undefined && { contributionVS: euros('--contribution', contribution) }),
  }
}

function voitureOf(typed: TypedCar): VoitureFields {
  const { vat, use, km, commute, electric, home, rate, other, sme, pillar2 } = typed
  return {
    ...(vat !== undefined && { tva: VAT_NAMES[vat] }),
    ...(use !== undefined && { usageProfessionnel: percent('--use', use) }),
    ...(km !== undefined && { kmAnnuels: count('--km', km) }),
    ...(commute !== undefined && { kmDomicileTravail: count('--commute', commute) }),
    ...(electric !== undefined && { partElectrique: percent('--electric', electric) }),
    ...(home !== undefined && { kwhDomicile: euros('--home', home) }),
    ...(rate !== undefined && { tarifRecharge: euros('--rate', rate) }),
    ...(other !== undefined && { fraisAnnexes: euros('--other', other) }),
    ...(sme && { impot: 'REDUIT' as const }),
    ...(pillar2 !== undefined && { budgetPilier2: euros('--pillar2', pillar2) }),
  }
}

function day(option: string, text: string): string {
  if (!isDay(text)) throw new Failure(`${option} ${text} is not a day such as 2026-09-01`)
  return text
}
