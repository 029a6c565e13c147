import { rule } from '../rule.ts'

/**
 * Twelve gross months, simple holiday pay included.
 */
export const salaireBrutAnnuel = rule(
  'salaireBrutAnnuel',
  { formula: '12 × sousTotalBrut', inputs: ['sousTotalBrut'] },
  (c) => 12 * c.sousTotalBrut
)
