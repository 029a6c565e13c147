import { sum } from '../sum.ts'

/**
 * Annexe III AR/CIR 92, n° 53: the bracket of exceptional pay follows normal annual pay. Read as
 * taxable pay, twelve times gross less the personal contribution (Securex tables; an SD Worx slip), with the
 * benefits and allowances of each month that are taxed without bearing contributions. Copyright income is none.
 */
export const revenuAnnuelNormal = sum(
  'revenuAnnuelNormal',
  (c) =>
    12 *
    (c.sousTotalBrut +
      c.onss +
      c.fraisTransportImposables +
      c.atnVS +
      c.allocationsExtra +
      c.extrasPP)
)
