import type { WholeLaw } from '../legislation/index.ts'
import { apprentiIndemnite, coutApprenti, netApprenti } from './apprenti.ts'
import {
  coutEtudiant,
  etudiantBrut,
  etudiantCotisation,
  etudiantHeures,
  etudiantMoyens,
  etudiantRetenue,
  netEtudiant,
} from './etudiant.ts'
import {
  coutFlexi,
  flexiCotisationPatronale,
  flexiImposable,
  flexiVacances,
  netFlexi,
} from './flexi.ts'
import {
  coutImpatrie,
  impatrieExcedent,
  impatrieIndemnite,
  impatrieRetenue,
  netImpatrie,
} from './impatrie.ts'
import { coutInterim, interimPrimeBrute, interimPrimeNette, netInterim } from './interim.ts'
import type { LigneForme } from './ligne.ts'
import { brutHeures, coutOrdinaire, netOrdinaire } from './ordinaire.ts'
import type { FormesSheet } from './sheet.ts'

export { FORMES_UNITS, FormesSheet, type FormesField } from './sheet.ts'

/** Every line of a job in its forms, in the order of the computation. */
export const LIGNES_FORMES: readonly LigneForme[] = [
  brutHeures,
  coutOrdinaire,
  netOrdinaire,
  etudiantHeures,
  etudiantBrut,
  etudiantCotisation,
  etudiantRetenue,
  coutEtudiant,
  netEtudiant,
  etudiantMoyens,
  flexiVacances,
  flexiCotisationPatronale,
  coutFlexi,
  netFlexi,
  flexiImposable,
  apprentiIndemnite,
  coutApprenti,
  netApprenti,
  coutInterim,
  interimPrimeBrute,
  interimPrimeNette,
  netInterim,
  impatrieIndemnite,
  impatrieExcedent,
  impatrieRetenue,
  coutImpatrie,
  netImpatrie,
]

/** Fills the sheet from top to bottom. */
export function computeFormes(c: FormesSheet, law: WholeLaw): void {
  for (const each of LIGNES_FORMES) c[each.id] = each(c, law)
}
