import { VARIABLE_FLAGS } from '#modules/compute/pure'
import type { Package } from '@/api/types'

/** The same package with nothing variable; the engine says what is left. */
export function withoutVariablePay<T extends Pick<Package, 'package'>>(stored: T): T {
  const off = Object.fromEntries(VARIABLE_FLAGS.map((flag) => [flag, false]))
  return { ...stored, package: { ...stored.package, ...off } }
}
