import { quotient } from '../../engine/money.ts'
import { base } from './lignes.ts'
import type { Rounding } from '../../engine/rule.ts'
import type { Variant } from '../notes.ts'
import { datedRule, forms } from '../rule.ts'
import { CATEGORIE_2, CATEGORIE_3BIS } from '../units.ts'

/** The same words with the rate of another category of the structural reduction. */
const variants = (assiette: string, rounding: Rounding): Variant[] =>
  (
    [
      [CATEGORIE_2, 'cotisations.baseCategorie2'],
      [CATEGORIE_3BIS, 'cotisations.baseSansModeration'],
    ] as const
  ).map(([equals, taux]) => ({
    when: 'categorieParticuliere',
    equals,
    formula: `${assiette} × ${taux}`,
    rounding,
  }))

const plafonnee = 'min(baseCotisations, cotisations.plafondTrimestriel ÷ 3)'

const formes = forms(
  {
    from: '2021-01-01',
    notes: {
      formula: 'baseCotisations × cotisations.base',
      rounding: 'cent',
      variants: variants('baseCotisations', 'cent'),
    },
    formula: (c, law) => base(c.baseCotisations, c, law),
  },
  {
    from: '2025-07-01',
    notes: {
      formula: `${plafonnee} × cotisations.base`,
      rounding: 'each_step',
      variants: variants(plafonnee, 'each_step'),
    },
    formula: (c, law) => {
      const plafond = quotient(law.cotisations.plafondTrimestriel, 3)
      return base(Math.min(c.baseCotisations, plafond), c, law)
    },
  }
)

/**
 * Loi du 29 juin 1981, art. 38, § 3, after the tax shift: the base contribution with wage moderation.
 * AR du 6 octobre 2025, from July 2025: nothing is due on ordinary pay above a quarterly amount; a month
 * bears a third. Category 2 (social profit) has no tax shift, category 3 may be without wage moderation; the
 * other lines are then still reckoned as the dearest case has them.
 */
export const cotisationBase = datedRule('cotisationBase', formes, (c, law) =>
  law.day < formes[1].day ? formes[0].formula(c, law) : formes[1].formula(c, law)
)
