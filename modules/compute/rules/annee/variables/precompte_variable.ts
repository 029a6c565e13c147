import { taken, type Cents } from '../../../engine/money.ts'
import { precompteExceptionnel } from '../precompte_exceptionnel.ts'
import type { Sheet } from '../../sheet.ts'

/**
 * Annexe III AR/CIR 92, n° 53 to 55: the tax withheld from an allowance of variable pay, at the rate of other
 * exceptional pay, as what is taken off. Who is not taxed by the scales has nothing withheld.
 */
export function precompteVariable(imposable: Cents, c: Sheet): Cents {
  if (imposable === 0 || c.horsBareme !== 0) return 0
  return taken(precompteExceptionnel(imposable, c.tauxExceptionnelAutres, c))
}

/** The notes of the tax on an allowance. */
export function notesDuPrecompte<F extends string>(imposable: string, inputs: readonly F[]) {
  return {
    formula: `− (${imposable} − margeExoneration) × tauxExceptionnelAutres × (1 − tauxReductionEnfants)`,
    inputs: [
      ...inputs,
      'margeExoneration',
      'tauxExceptionnelAutres',
      'tauxReductionEnfants',
    ] as const,
    rounding: 'each_step',
    variants: [{ when: 'horsBareme', formula: '0: nothing is withheld', inputs: ['horsBareme'] }],
  } as const
}
