import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92, n° 53: the bracket of exceptional pay follows normal annual pay. Read as
 * taxable pay, twelve times gross less the personal contribution (Securex tables; an SD Worx slip).
 */
export const revenuAnnuelNormal = rule(
  'revenuAnnuelNormal',
  { formula: '12 × (sousTotalBrut + onss)', inputs: ['sousTotalBrut', 'onss'] },
  (c) => 12 * (c.sousTotalBrut + c.onss)
)
