import { rule } from '../rule.ts'

/**
 * AR du 16 mai 2003: γ of the categories 2 and 3 of the structural reduction, a line of its own because it is
 * not known from April 2026 on, while that of category 1 is.
 */
export const gammaParticulier = rule(
  'gammaParticulier',
  {
    formula: 'reductionStructurelle.gammaAutresCategories for a categorieParticuliere',
    unit: 'ppm',
    onlyFor: 'categorieParticuliere',
  },
  (c, law) => (c.categorieParticuliere === 0 ? 0 : law.reductionStructurelle.gammaAutresCategories)
)
