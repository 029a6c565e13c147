import type { WholeLaw } from '../legislation/index.ts'
import {
  cotisationCompensation,
  coutPreavisPreste,
  deductionReclassement,
  indemnitePartie1,
  indemnitePartie2,
  indemnitePreavis,
  reclassement,
  remunerationReference,
} from './indemnite.ts'
import type { LignePreavis } from './ligne.ts'
import {
  exonerationDedit,
  imposableDouzieme,
  imposableReference,
  indemniteNette,
  precompteIndemnite,
  retenuesIndemnite,
  tauxDedit,
} from './net.ts'
import { joursPartie1, moisPartie1, semainesPartie2, semainesPreavis } from './semaines.ts'
import type { PreavisSheet } from './sheet.ts'
import {
  coutDepart,
  peculeSortie,
  peculeSortieComplementaire,
  peculeSortieDouble,
  peculeSortieNet,
  peculeSortieSimple,
  precomptePeculeSortie,
  primeSortie,
  retenuesPeculeSortie,
} from './sortie.ts'

export type { LignePreavis } from './ligne.ts'
export { PREAVIS_UNITS, PreavisSheet, type PreavisField } from './sheet.ts'

/** The weeks: the end of the contract follows from them, and what is earned until then. */
const DUREE: readonly LignePreavis[] = [moisPartie1, joursPartie1, semainesPartie2, semainesPreavis]

/** What is paid; the contributions on it come from the payslip's own lines. */
const PAYE: readonly LignePreavis[] = [
  remunerationReference,
  indemnitePartie1,
  indemnitePartie2,
  deductionReclassement,
  indemnitePreavis,
  retenuesIndemnite,
  imposableReference,
  imposableDouzieme,
  peculeSortieSimple,
  peculeSortieDouble,
  peculeSortieComplementaire,
  peculeSortie,
  primeSortie,
]

const COUT: readonly LignePreavis[] = [
  tauxDedit,
  exonerationDedit,
  precompteIndemnite,
  indemniteNette,
  cotisationCompensation,
  reclassement,
  coutPreavisPreste,
  retenuesPeculeSortie,
  precomptePeculeSortie,
  peculeSortieNet,
  coutDepart,
]

/** Every line of a dismissal, in their order. */
export const LIGNES_PREAVIS: readonly LignePreavis[] = [...DUREE, ...PAYE, ...COUT]

/** The length of the notice. */
export function computeDuree(c: PreavisSheet, law: WholeLaw): void {
  for (const each of DUREE) c[each.id] = each(c, law)
}

/** What is paid on leaving. */
export function computePaye(c: PreavisSheet, law: WholeLaw): void {
  for (const each of PAYE) c[each.id] = each(c, law)
}

/** What is left of the indemnity and what all costs, with the tax and the contributions that stand on the sheet by then. */
export function computeCout(c: PreavisSheet, law: WholeLaw): void {
  for (const each of COUT) c[each.id] = each(c, law)
}
