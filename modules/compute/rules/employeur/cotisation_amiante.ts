import { amiante, baseAmiante } from './lignes.ts'
import { rule } from '../rule.ts'

/**
 * Loi du 27 décembre 2006, art. 116: asbestos fund, due in the quarters the King names, for students too.
 */
export const cotisationAmiante = rule(
  'cotisationAmiante',
  {
    formula: 'baseCotisations × cotisations.amiante in the quarters cotisations.amianteTrimestres',
    also: ['trimestre'],
    rounding: 'cent',
    variants: [
      {
        when: 'etudiant',
        formula:
          'sousTotalBrut × cotisations.amiante in the quarters cotisations.amianteTrimestres',
        also: ['trimestre'],
        rounding: 'cent',
      },
    ],
  },
  (c, law) => amiante(baseAmiante(c), c.trimestre, law)
)
