import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92: the tax on the exempt amount is taken off, once in scale I, twice in scale II.
 */
export const impotQuotiteExemptee = rule(
  'impotQuotiteExemptee',
  {
    formula: 'bareme × precompte.impotQuotiteExemptee',
    inputs: ['bareme'],
    parameters: ['precompte.impotQuotiteExemptee'],
  },
  (c, law) => c.bareme * law.precompte.impotQuotiteExemptee
)
