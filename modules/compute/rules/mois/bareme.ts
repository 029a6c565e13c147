import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92: scale II for a couple whose spouse has no professional income, scale I for
 * all other residents. A spouse whose only income is a small pension (174 € net a month at most in
 * 2026) counts as without income: the caller says AUCUN. Scale III for a non-resident who does not work
 * here all year for three quarters of full time (SPF Finances, non-residents).
 */
export const bareme = rule(
  'bareme',
  {
    formula: '2 when couple and revenusConjoint = AUCUN, else 1',
    unit: 'count',
    variants: [{ when: 'nonResident', formula: '3', also: ['nonResident'] }],
  },
  (c) => {
    if (c.nonResident === 1) return 3
    return c.couple === 1 && c.revenusConjoint === 'AUCUN' ? 2 : 1
  }
)
