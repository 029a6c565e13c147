import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92: the tax on the exempt amount is taken off, once in scale I, twice in scale II, not
 * in scale III.
 */
export const impotQuotiteExemptee = rule(
  'impotQuotiteExemptee',
  {
    formula: 'bareme × precompte.impotQuotiteExemptee',
    variants: [{ when: 'nonResident', formula: '0 in scale III', also: ['bareme'] }],
  },
  (c, law) => (c.bareme === 3 ? 0 : c.bareme * law.precompte.impotQuotiteExemptee)
)
