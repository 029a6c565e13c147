import type { ReadRow } from '#modules/imports/index'
import type { ExternalPerson } from './hr_system.ts'

/** What of a row is held against what was seen: a manager by their id there, however they are called. */
export function comparedBy(
  { managerId }: ExternalPerson,
  { values }: Pick<ReadRow, 'values'>
): Pick<ReadRow, 'values'> {
  return { values: 'manager' in values && managerId ? { ...values, manager: managerId } : values }
}
