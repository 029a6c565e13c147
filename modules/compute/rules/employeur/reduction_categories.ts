import { above, share, type Cents } from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'
import { CATEGORIE_2, CATEGORIE_3BIS } from '../units.ts'
import type { Sheet } from '../sheet.ts'

/*
 * AR du 16 mai 2003, the structural reduction of a complete quarter by category, each part rounded:
 * R = F + α × max(0, S0 − S) + γ × max(0, S2 − S) + δ × max(0, W − S1), S the reference wage and W the pay.
 */

/** Category 2, workers under the Maribel social: the only one with a part for high wages. */
export function pourCategorie2(reference: Cents, salaire: Cents, c: Sheet, law: Law): Cents {
  const p = law.reductionStructurelle
  return (
    p.forfaitCategorie2 +
    share(above(p.plafondBasSalairesCategorie2, reference), p.alphaCategorie2) +
    share(above(p.plafondTresBasSalairesCategorie2, reference), c.gammaParticulier) +
    share(above(salaire, p.plancherHautsSalairesCategorie2), p.deltaCategorie2)
  )
}

/** Category 3, sheltered workshops: the α and S2 of category 1, an S0 of its own. */
export function pourCategorie3(reference: Cents, c: Sheet, law: Law): Cents {
  const p = law.reductionStructurelle
  return (
    share(above(p.plafondBasSalairesCategorie3, reference), p.alpha) +
    share(above(p.plafondTresBasSalaires, reference), c.gammaParticulier)
  )
}

/** Category 3 without wage moderation: a fixed amount, and an α of its own. */
export function pourCategorie3bis(reference: Cents, c: Sheet, law: Law): Cents {
  const p = law.reductionStructurelle
  return (
    p.forfaitCategorie3bis +
    share(above(p.plafondBasSalairesCategorie3bis, reference), p.alphaCategorie3bis) +
    share(above(p.plafondTresBasSalaires, reference), c.gammaParticulier)
  )
}

/** The reduction of another category than 1. */
export function pourCategorie(reference: Cents, salaire: Cents, c: Sheet, law: Law): Cents {
  if (c.categorieParticuliere === CATEGORIE_2) return pourCategorie2(reference, salaire, c, law)
  return c.categorieParticuliere === CATEGORIE_3BIS
    ? pourCategorie3bis(reference, c, law)
    : pourCategorie3(reference, c, law)
}
