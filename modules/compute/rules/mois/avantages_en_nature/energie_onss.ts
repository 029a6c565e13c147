import { rule } from '../../rule.ts'

/**
 * ONSS, instructions, avantages en nature: heating and electricity have no flat amount there, so that contributions are
 * due on their real value: what the employer pays. A director owes none.
 */
export const energieOnss = rule(
  'energieOnss',
  {
    formula: 'assujetti × (chauffage + electricite)',
  },
  (c) => c.assujetti * (c.chauffage + c.electricite)
)
