import { share } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * What is left of the warrants for the worker who sells them: the sale costs a share of their value.
 */
export const flexWarrants = rule(
  'flexWarrants',
  {
    formula:
      'flexWarrantsBruts + flexWarrantsPrecompte − flexWarrantsBruts × variables.warrantsFrais',
    rounding: 'cent',
    onlyFor: 'flexWarrantsBruts',
  },
  (c, law) =>
    c.flexWarrantsBruts +
    c.flexWarrantsPrecompte -
    share(c.flexWarrantsBruts, law.variables.warrantsFrais)
)
