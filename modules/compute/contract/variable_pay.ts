import { BENEFITS, flagOf } from './benefits/index.ts'
import type { Fields } from './reading.ts'

/** The has-flags of what a year may bring and need not. */
export const VARIABLE_FLAGS: readonly string[] = BENEFITS.filter(({ variable }) => variable).map(
  ({ name }) => flagOf('has', name)
)

/** Whether a package holds pay that depends on results. */
export function hasVariablePay(fields: object): boolean {
  return VARIABLE_FLAGS.some((flag) => (fields as Fields)[flag] === true)
}
