import { taken, type Cents } from '../../../engine/money.ts'
import { precompteExceptionnel } from '../precompte_exceptionnel.ts'
import type { Notes } from '../../notes.ts'
import type { Sheet, SheetField } from '../../sheet.ts'

/**
 * Annexe III AR/CIR 92, n° 53 to 55: the tax withheld from an allowance of variable pay, at the rate of other
 * exceptional pay, as what is taken off. Who is not taxed by the scales has nothing withheld.
 */
export function precompteVariable(imposable: Cents, c: Sheet): Cents {
  if (c.horsBareme !== 0 || imposable === 0) return 0
  return taken(precompteExceptionnel(imposable, c.tauxExceptionnelAutres, c))
}

/** The notes of the tax on an allowance, the sum of these lines. */
export function notesDuPrecompte(imposable: readonly SheetField[], onlyFor: SheetField): Notes {
  const also = ['horsBareme', ...imposable] as const
  return {
    formula: `− (${imposable.join(' + ')} − margeExoneration) × tauxExceptionnelAutres × (1 − tauxReductionEnfants)`,
    rounding: 'each_step',
    onlyFor,
    variants: [{ when: 'horsBareme', formula: '0: nothing is withheld', also }],
  }
}
