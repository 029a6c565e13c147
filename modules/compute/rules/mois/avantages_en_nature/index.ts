import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { energieOnss } from './energie_onss.ts'
import { atnsBruts } from './atns_bruts.ts'
import { atnChauffage } from './atn_chauffage.ts'
import { atnElectricite } from './atn_electricite.ts'
import { energieImposable } from './energie_imposable.ts'

/** Benefits in kind that bear contributions, and what of heating and electricity is taxed without them. */
export function computeAvantagesEnNatureMois(c: Sheet, law: Law): void {
  c.energieOnss = energieOnss(c, law)
  c.atnsBruts = atnsBruts(c, law)
  c.atnChauffage = atnChauffage(c, law)
  c.atnElectricite = atnElectricite(c, law)
  c.energieImposable = energieImposable(c, law)
}

/** The same rules as a list, for explanations. */
export const avantagesEnNatureMoisRules: readonly Rule[] = [
  energieOnss,
  atnsBruts,
  atnChauffage,
  atnElectricite,
  energieImposable,
]
