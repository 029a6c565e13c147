import type { Package } from '@/api/types'

/** The has-flags of what a year may bring and need not. */
const FLAGS = [
  'hasCommissions',
  'hasBonusAnnuel',
  'hasCct90',
  'hasWarrants',
  'hasFlexWarrants',
  'hasPrimeBeneficiaire',
  'hasStockOptions',
] as const

/** Whether the package promises anything that depends on results. */
export function hasVariablePay({ package: fields }: Pick<Package, 'package'>): boolean {
  return FLAGS.some((flag) => fields[flag] === true)
}

/** The same package with nothing variable; the engine says what is left. */
export function withoutVariablePay<T extends Pick<Package, 'package'>>(stored: T): T {
  const off = Object.fromEntries(FLAGS.map((flag) => [flag, false]))
  return { ...stored, package: { ...stored.package, ...off } }
}
