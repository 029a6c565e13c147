import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92: scale II for a couple whose spouse has no professional income, scale I for
 * all other residents. A spouse whose only income is a small pension (174 € net a month at most in
 * 2026) counts as without income: the caller says AUCUN.
 */
export const bareme = rule(
  'bareme',
  {
    formula: '2 when couple and revenusConjoint = AUCUN, else 1',
    inputs: ['couple', 'revenusConjoint'],
    unit: 'count',
  },
  (c) => (c.couple === 1 && c.revenusConjoint === 'AUCUN' ? 2 : 1)
)
