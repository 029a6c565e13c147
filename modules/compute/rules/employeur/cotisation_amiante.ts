import { amiante, baseAmiante } from './lignes.ts'
import { rule } from '../rule.ts'

const parameters = ['cotisations.amiante', 'cotisations.amianteTrimestres'] as const

/**
 * Loi du 27 décembre 2006, art. 116: asbestos fund, due in the quarters the King names, for students too.
 */
export const cotisationAmiante = rule(
  'cotisationAmiante',
  {
    formula: 'baseCotisations × cotisations.amiante in the quarters cotisations.amianteTrimestres',
    inputs: ['baseCotisations', 'trimestre'],
    parameters,
    rounding: 'cent',
    variants: [
      {
        when: 'etudiant',
        formula:
          'sousTotalBrut × cotisations.amiante in the quarters cotisations.amianteTrimestres',
        inputs: ['sousTotalBrut', 'trimestre'],
        parameters,
        rounding: 'cent',
      },
    ],
  },
  (c, law) => amiante(baseAmiante(c), c.trimestre, law)
)
