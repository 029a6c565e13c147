import type { Sheet } from '../rules/index.ts'
import type { Computed } from './compute_sheet.ts'
import type { ComputeError } from './types.ts'

/** Whose hours and whose notice are not those of the law on contracts of employment, or follow from a budget. */
export function notEmployed(of: Sheet, { reading }: Computed): ComputeError[] {
  const errors: ComputeError[] = []
  if (of.dirigeant === 1) errors.push({ code: 'not_covered', path: 'worker.dirigeant' })
  if (of.assujetti === 0 && of.dirigeant === 0)
    errors.push({ code: 'not_covered', path: 'package.computeModelConfig.employmentType' })
  if (reading.flex) errors.push({ code: 'not_covered', path: 'package.packageType' })
  return errors
}
