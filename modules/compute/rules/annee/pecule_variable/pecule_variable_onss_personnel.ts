import { prorata, share, taken } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 29 juin 1981, art. 38, § 2, and 39: simple holiday pay bears the ordinary contribution, double holiday
 * pay the special one on 85 of its 92 parts.
 */
export const peculeVariableOnssPersonnel = rule(
  'peculeVariableOnssPersonnel',
  {
    formula:
      '− simplePeculeVariable × onss.tauxPersonnel − doublePeculeVariable × peculeVacances.tauxCotisable ÷ peculeVacances.tauxDouble × peculeVacances.tauxCotisation',
    rounding: 'each_step',
    onlyFor: 'remunerationVariable',
  },
  (c, law) => {
    if (c.doublePeculeVariable === 0) return 0
    const { tauxCotisable, tauxDouble, tauxCotisation } = law.peculeVacances
    const cotisable = prorata(c.doublePeculeVariable, tauxCotisable, tauxDouble)
    return taken(
      share(c.simplePeculeVariable, law.onss.tauxPersonnel) + share(cotisable, tauxCotisation)
    )
  }
)
