import type { PackageFields } from './types.ts'

/** The has-flags of what a year may bring and need not. */
export const VARIABLE_FLAGS = [
  'hasCommissions',
  'hasBonusAnnuel',
  'hasCct90',
  'hasWarrants',
  'hasFlexWarrants',
  'hasPrimeBeneficiaire',
  'hasStockOptions',
] as const satisfies (keyof PackageFields)[]

/** Whether a package promises anything that depends on results. */
export function hasVariablePay(fields: PackageFields): boolean {
  return VARIABLE_FLAGS.some((flag) => fields[flag] === true)
}
