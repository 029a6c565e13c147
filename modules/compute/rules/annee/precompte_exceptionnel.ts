import { above, share, type Cents, type Ppm } from '../../engine/money.ts'
import type { Sheet } from '../sheet.ts'

/**
 * Annexe III AR/CIR 92, n° 53 to 55: the exempt part comes off the allowance, the rate applies to
 * the rest, and the reduction for children comes off the tax. Each amount is rounded (n° 12).
 */
export function precompteExceptionnel(imposable: Cents, taux: Ppm, c: Sheet): Cents {
  const impot = share(above(imposable, c.margeExoneration), taux)
  return impot - share(impot, c.tauxReductionEnfants)
}
