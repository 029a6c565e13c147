import { above, prorata, share, taken, type Cents } from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'
import type { Sheet } from '../sheet.ts'
import { FULL_TIME } from '../units.ts'

/*
 * The social work bonus before its volets, AR du 17 janvier 2000: one amount, rounded, then multiplied
 * by the fraction of occupation; it may not exceed the contribution due.
 */

/** Until June 2023: the maximum up to the limit, then less a share of what exceeds it. */
export function unePente(c: Sheet, { bonusEmploi, bonusEmploiOuvrier }: Law): Cents {
  const { uniqueLimite, uniquePlafond } = bonusEmploi
  if (c.salaireReference > uniquePlafond) return 0
  const exces = above(c.salaireReference, uniqueLimite)
  const { uniqueMaximum, uniqueCoefficient } = c.ouvrier === 1 ? bonusEmploiOuvrier : bonusEmploi
  return pourOccupation(above(uniqueMaximum, share(exces, uniqueCoefficient)), c)
}

/** July 2023 to March 2024: a raised part for low wages, then the slope as it was. */
export function deuxPentes(c: Sheet, law: Law): Cents {
  const { basPlafond, uniqueLimite } = law.bonusEmploi
  if (c.salaireReference > basPlafond) return unePente(c, law)
  const exces = above(c.salaireReference, uniqueLimite)
  const { basMaximum, basCoefficient } = c.ouvrier === 1 ? law.bonusEmploiOuvrier : law.bonusEmploi
  return pourOccupation(above(basMaximum, share(exces, basCoefficient)), c)
}

function pourOccupation(plein: Cents, c: Sheet): Cents {
  return Math.min(taken(c.onss), prorata(plein, c.fractionOccupation, FULL_TIME))
}
