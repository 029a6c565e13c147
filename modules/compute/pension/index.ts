import type { WholeLaw } from '../legislation/index.ts'
import type { LignePension } from './ligne.ts'
import {
  anneesRegle,
  capitalMaximal,
  coefficientPension,
  coutPension,
  pensionLegaleEstimee,
  reductionPersonnelle,
  renteMaximale,
} from './limite.ts'
import {
  capitalProjete,
  cotisationWijninckx,
  depassementCapital,
  facteurPrimes,
  facteurReserves,
  objectifPension,
  primeMaximale,
  primeNonDeductible,
  rattrapage,
} from './projection.ts'
import type { PensionSheet } from './sheet.ts'

export { capitalDesPrimes } from './projection.ts'
export { PENSION_UNITS, PensionSheet, type PensionField } from './sheet.ts'

/** Every line of a pension of the second pillar, in the order of the computation. */
export const LIGNES_PENSION: readonly LignePension[] = [
  coutPension,
  reductionPersonnelle,
  pensionLegaleEstimee,
  renteMaximale,
  anneesRegle,
  coefficientPension,
  capitalMaximal,
  facteurReserves,
  facteurPrimes,
  capitalProjete,
  depassementCapital,
  primeMaximale,
  primeNonDeductible,
  rattrapage,
  objectifPension,
  cotisationWijninckx,
]

/** Fills the sheet from top to bottom. */
export function computePension(c: PensionSheet, law: WholeLaw): void {
  for (const each of LIGNES_PENSION) c[each.id] = each(c, law)
}
