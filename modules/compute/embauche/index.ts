import type { WholeLaw } from '../legislation/index.ts'
import { allocationEmbauche, allocationSuivante, reductionAge } from './aides.ts'
import {
  aidesEmbauche,
  coutApresAides,
  dispenseEquipes,
  dispenseRecherche,
  dispenseStarter,
} from './dispenses.ts'
import type { LigneEmbauche } from './ligne.ts'
import type { EmbaucheSheet } from './sheet.ts'

export { EMBAUCHE_UNITS, EmbaucheSheet, type EmbaucheField } from './sheet.ts'

/** Every line of what an employer is given for who is hired, in the order of the computation. */
export const LIGNES_EMBAUCHE: readonly LigneEmbauche[] = [
  reductionAge,
  allocationEmbauche,
  allocationSuivante,
  dispenseRecherche,
  dispenseEquipes,
  dispenseStarter,
  aidesEmbauche,
  coutApresAides,
]

/** Fills the sheet from top to bottom. */
export function computeEmbauche(c: EmbaucheSheet, law: WholeLaw): void {
  for (const each of LIGNES_EMBAUCHE) c[each.id] = each(c, law)
}
