import { amiante } from './lignes.ts'
import { rule } from '../rule.ts'

/**
 * Loi du 27 décembre 2006, art. 116: asbestos fund, due in the quarters the King names.
 */
export const cotisationAmiante = rule(
  'cotisationAmiante',
  {
    formula: 'sousTotalBrut × cotisations.amiante in the quarters cotisations.amianteTrimestres',
    inputs: ['sousTotalBrut', 'trimestre'],
    parameters: ['cotisations.amiante', 'cotisations.amianteTrimestres'],
    rounding: 'cent',
  },
  (c, law) => amiante(c.sousTotalBrut, c.trimestre, law)
)
