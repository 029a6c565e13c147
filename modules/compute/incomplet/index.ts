import type { WholeLaw } from '../legislation/index.ts'
import type { LigneIncomplet } from './ligne.ts'
import {
  brutIncomplet,
  complementMaladie,
  salaireGaranti,
  salairePreste,
  salaireReduit,
} from './salaire.ts'
import type { IncompletSheet } from './sheet.ts'
import {
  cotisationSolidarite,
  coutIncomplet,
  coutNormal,
  decompteDouble,
  decompteNet,
  decompteSimple,
  differenceCout,
  dispenseIncomplet,
  dispenseNormale,
  ecoChequesAuProrata,
  indemniteJour,
  indemniteMutuelle,
  netIncomplet,
  precompteDecompte,
  primeAuProrata,
  retenuesDecompte,
} from './suite.ts'

export type { LigneIncomplet } from './ligne.ts'
export { INCOMPLET_UNITS, IncompletSheet, type IncompletField } from './sheet.ts'

/** What the month pays. */
const SALAIRE: readonly LigneIncomplet[] = [
  salairePreste,
  salaireGaranti,
  salaireReduit,
  complementMaladie,
  brutIncomplet,
]

/** What is left of it and what it costs: the payslip of what is paid has to stand on the sheet by then. */
const SUITE: readonly LigneIncomplet[] = [
  netIncomplet,
  indemniteJour,
  indemniteMutuelle,
  cotisationSolidarite,
  dispenseIncomplet,
  dispenseNormale,
  coutIncomplet,
  coutNormal,
  differenceCout,
  primeAuProrata,
  ecoChequesAuProrata,
  decompteSimple,
  decompteDouble,
  retenuesDecompte,
  precompteDecompte,
  decompteNet,
]

/** Every line of an incomplete month, in their order. */
export const LIGNES_INCOMPLET: readonly LigneIncomplet[] = [...SALAIRE, ...SUITE]

/** Pays the days. */
export function computeSalaireIncomplet(c: IncompletSheet, law: WholeLaw): void {
  for (const each of SALAIRE) c[each.id] = each(c, law)
}

/** What is left of the pay, and what the month costs. */
export function computeSuiteIncomplet(c: IncompletSheet, law: WholeLaw): void {
  for (const each of SUITE) c[each.id] = each(c, law)
}
