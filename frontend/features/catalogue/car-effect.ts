import {
  compute,
  type ComputeRequest,
  type PackageFields,
  type Question,
} from '#modules/compute/pure'
import type { BenefitFields } from '@/api/benefits'
import { fieldsAsked, type PlainField } from './kinds.ts'

/** What a car does to a month, in EUR: its taxable benefit, the employer's CO₂ contribution, the worker's net. */
export interface CarEffect {
  atn: number
  co2: number
  net: number
  /** What a hybrid does not tell and its benefit hangs on. */
  questions: readonly Question[]
}

/** The case the net is shown for: a single employee with this gross pay. */
export interface CarCase {
  salaireBrut: number
  commissionParitaire: string | null
  /** The day whose law applies. */
  date: string
}

/** The package of the case, without a car. */
function bareOf({ salaireBrut, commissionParitaire }: CarCase): PackageFields {
  return {
    computeModelConfig: {
      employmentType: 'EMPLOYE',
      ...(commissionParitaire && { commissionParitaire }),
    },
    salaireBrut,
  }
}

/** What the engine is asked of a car in the case. */
export function requestOfCar(car: BenefitFields, carCase: CarCase): ComputeRequest {
  const asked = fieldsAsked('voitureSociete', car)
  // A draft still holds what was told of the engine chosen before.
  const told = <F extends PlainField>(field: F) =>
    asked.includes(field) ? (car[field] ?? undefined) : undefined
  return {
    date: carCase.date,
    package: {
      ...bareOf(carCase),
      hasVoitureSociete: true,
      energieVS: car.energie ?? undefined,
      co2VS: told('co2'),
      nonRechargeableVS: told('nonRechargeable'),
      batterieVS: told('batterie'),
      co2EquivalentVS: told('co2Equivalent'),
      euro6eBisVS: told('euro6eBis'),
      valeurVS: car.valeur ?? undefined,
      tcoMensuelVS: car.tcoMensuel ?? undefined,
      dateImmatriculationVS: car.dateImmatriculation ?? undefined,
    },
  }
}

/** Computes it with the engine, with and without the car; null while the car cannot be computed. */
export function carEffect(car: BenefitFields, carCase: CarCase): CarEffect | null {
  const without = compute({ date: carCase.date, package: bareOf(carCase) })
  const having = compute(requestOfCar(car, carCase))
  if (!without.ok || !having.ok) return null
  const month = having.answer.compute.remuneration.remunerationMensuelle
  const co2 = having.answer.compute.coutEmployeur.avantages.find(
    ({ key }) => key === 'cotisationCo2'
  )
  return {
    atn: month.atnVS,
    co2: (co2?.amount ?? 0) / 12,
    net: month.salaireNet - without.answer.compute.remuneration.remunerationMensuelle.salaireNet,
    questions: having.answer.questions ?? [],
  }
}
