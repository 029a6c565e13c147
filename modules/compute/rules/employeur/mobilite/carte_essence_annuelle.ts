import { rule } from '../../rule.ts'

/**
 * What the fuel card costs in the year.
 */
export const carteEssenceAnnuelle = rule(
  'carteEssenceAnnuelle',
  { formula: '12 × carteEssence', inputs: ['carteEssence'] },
  (c) => 12 * c.carteEssence
)
