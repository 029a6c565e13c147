import { share } from '../../engine/money.ts'
import { payeParEmployeur } from '../assiette.ts'
import { baseAmiante } from './lignes.ts'
import { rule } from '../rule.ts'

const annee = '12 × (cotisationsPatronalesMois − cotisationAmiante) + 3 × quarters × amiante'
const AMIANTE = ['cotisations.amiante', 'cotisations.amianteTrimestres'] as const

/**
 * The employer contributions of a year of this law: twelve months, the asbestos line only in its
 * quarters, and those on the premiums. The weeks of leave of a manual worker, which the fund pays, bear none.
 */
export const onssPatronal = rule(
  'onssPatronal',
  {
    formula: `${annee} + cotisationsPatronalesPrimes`,
    also: ['baseCotisations', ...AMIANTE],
    rounding: 'cent',
    total: true,
    variants: [
      {
        when: 'ouvrier',
        formula: `(${annee}) but for vacancesOuvriers.semaines of 4 × 13 weeks + cotisationsPatronalesPrimes`,
        also: ['baseCotisations', ...AMIANTE],
        rounding: 'each_step',
      },
      {
        when: 'etudiant',
        formula: `${annee} + cotisationsPatronalesPrimes`,
        also: ['sousTotalBrut', ...AMIANTE],
        rounding: 'cent',
      },
    ],
  },
  (c, law) => {
    const { amiante, amianteTrimestres } = law.cotisations
    const douzeMois =
      12 * (c.cotisationsPatronalesMois - c.cotisationAmiante) +
      3 * amianteTrimestres.length * share(baseAmiante(c), amiante)
    return payeParEmployeur(douzeMois, c, law) + c.cotisationsPatronalesPrimes
  }
)
