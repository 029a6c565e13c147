import type { WholeLaw } from '../legislation/index.ts'
import {
  cotisationsIndependant,
  cotisationsPersonnelles,
  cotisationsSociete,
  cotisationTrimestre,
  fraisGestion,
  loyerRequalifie,
  plafondLoyer,
  remunerationTotale,
  revenuApresCotisations,
  revenuReference,
} from './cotisations.ts'
import type { LigneDirigeant } from './ligne.ts'
import { coutSociete, resteDirigeant, soldeDirigeant } from './reste.ts'
import type { DirigeantSheet } from './sheet.ts'
import {
  beneficeImposable,
  beneficeNet,
  dividendeOrdinaire,
  dividendeReserve,
  dividendeVvprBis,
  excesAvantages,
  impotSociete,
  manqueRemuneration,
  tauxReduitSociete,
} from './societe.ts'

export { DIRIGEANT_UNITS, DirigeantSheet, type DirigeantField } from './sheet.ts'

/** What is taxed of the director. */
const BEFORE: readonly LigneDirigeant[] = [
  plafondLoyer,
  loyerRequalifie,
  revenuReference,
  cotisationTrimestre,
  cotisationsIndependant,
  fraisGestion,
  cotisationsSociete,
  cotisationsPersonnelles,
  remunerationTotale,
  revenuApresCotisations,
]

/** What is left of it. */
const AFTER: readonly LigneDirigeant[] = [soldeDirigeant, resteDirigeant, coutSociete]

/** The company's side. */
const SOCIETE: readonly LigneDirigeant[] = [
  beneficeImposable,
  manqueRemuneration,
  excesAvantages,
  tauxReduitSociete,
  impotSociete,
  beneficeNet,
  dividendeOrdinaire,
  dividendeVvprBis,
  dividendeReserve,
]

/** Every line of a director's year, in the order of the computation. */
export const LIGNES_DIRIGEANT: readonly LigneDirigeant[] = [...BEFORE, ...AFTER, ...SOCIETE]

/**
 * Fills the sheet from top to bottom.
 * @param assess puts the tax of the year on the sheet once its income stands there
 */
export function computeDirigeant(c: DirigeantSheet, law: WholeLaw, assess: () => void): void {
  for (const each of BEFORE) c[each.id] = each(c, law)
  assess()
  for (const each of AFTER) c[each.id] = each(c, law)
  computeSociete(c, law)
}

/** The company's tax and what it may pay out, of a sheet that has the director's cost. */
export function computeSociete(c: DirigeantSheet, law: WholeLaw): void {
  for (const each of SOCIETE) c[each.id] = each(c, law)
}
