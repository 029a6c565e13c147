import { share } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * What is left of the warrants for the worker who sells them: the sale costs a share of their value.
 */
export const warrants = rule(
  'warrants',
  {
    formula: 'warrantsBruts + warrantsPrecompte − warrantsBruts × variables.warrantsFrais',
    rounding: 'cent',
    onlyFor: 'hasWarrants',
  },
  (c, law) =>
    c.warrantsBruts + c.warrantsPrecompte - share(c.warrantsBruts, law.variables.warrantsFrais)
)
