import { share, taken } from '../../engine/money.ts'
import { rule } from '../rule.ts'
import { remunerationDuPecule } from './double_pecule_brut.ts'

/**
 * Loi du 29 juin 1981, art. 39: the worker owes the contribution on the first part of the double
 * holiday pay, 85 of the 92 % of monthly gross; the employer owes none.
 */
export const doublePeculeOnss = rule(
  'doublePeculeOnss',
  {
    formula:
      '− (salaireBrut + hasPeculeAtns × atnsBruts) × peculeVacances.tauxCotisable × peculeVacances.tauxCotisation, 0 without doublePeculeBrut',
    rounding: 'each_step',
  },
  (c, law) => {
    if (c.doublePeculeBrut === 0) return 0
    const cotisable = share(remunerationDuPecule(c), law.peculeVacances.tauxCotisable)
    return taken(share(cotisable, law.peculeVacances.tauxCotisation))
  }
)
