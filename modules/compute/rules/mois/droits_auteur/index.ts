import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { droitsAuteurBruts } from './droits_auteur_bruts.ts'
import { droitsAuteurMaximum } from './droits_auteur_maximum.ts'
import { precompteMobilier } from './precompte_mobilier.ts'

/** Copyright income and the tax withheld from it. */
export function computeDroitsAuteurMois(c: Sheet, law: Law): void {
  c.droitsAuteurBruts = droitsAuteurBruts(c, law)
  c.droitsAuteurMaximum = droitsAuteurMaximum(c, law)
  c.precompteMobilier = precompteMobilier(c, law)
}

/** The same rules as a list, for explanations. */
export const droitsAuteurMoisRules: readonly Rule[] = [
  droitsAuteurBruts,
  droitsAuteurMaximum,
  precompteMobilier,
]
