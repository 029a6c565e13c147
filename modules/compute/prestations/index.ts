import type { WholeLaw } from '../legislation/index.ts'
import type { LignePrestations } from './ligne.ts'
import {
  coutPrestations,
  dispenseHeuresSup,
  dispenseNuitEquipe,
  heuresAvantagees,
  heuresPlafond,
  netPrestations,
  precomptePrestations,
  reductionHeuresSup,
} from './retenues.ts'
import {
  baseSup100,
  baseSup20,
  baseSup50,
  brutPrestations,
  primeDimanche,
  primeEquipe,
  primeFerie,
  primeNuit,
  salaireHeuresNettes,
  salaireHeuresSup,
  sursalaires,
} from './salaire.ts'
import type { PrestationsSheet } from './sheet.ts'

export type { LignePrestations } from './ligne.ts'
export {
  conditionsDispense,
  CONTINU,
  EQUIPES,
  HORECA,
  heuresSup,
  IMMOBILIER,
  NUIT,
} from './retenues.ts'
export { PRESTATIONS_UNITS, PrestationsSheet, type PrestationsField } from './sheet.ts'

/** What the hours are paid. */
const SALAIRE: readonly LignePrestations[] = [
  baseSup20,
  baseSup50,
  baseSup100,
  sursalaires,
  salaireHeuresSup,
  primeNuit,
  primeEquipe,
  primeDimanche,
  primeFerie,
  brutPrestations,
  salaireHeuresNettes,
]

/** What is withheld of it and what it costs: what the month moves has to stand on the sheet by then. */
const SUITE: readonly LignePrestations[] = [
  heuresPlafond,
  heuresAvantagees,
  reductionHeuresSup,
  precomptePrestations,
  netPrestations,
  dispenseHeuresSup,
  dispenseNuitEquipe,
  coutPrestations,
]

/** Every line of the hours of a month, in their order. */
export const LIGNES_PRESTATIONS: readonly LignePrestations[] = [...SALAIRE, ...SUITE]

/** Pays the hours. */
export function computeSalairePrestations(c: PrestationsSheet, law: WholeLaw): void {
  for (const each of SALAIRE) c[each.id] = each(c, law)
}

/** Withholds from the pay of the hours and reckons their cost. */
export function computeSuitePrestations(c: PrestationsSheet, law: WholeLaw): void {
  for (const each of SUITE) c[each.id] = each(c, law)
}
