import type { FieldType, ImportField } from '../domain/import_field.ts'
import type { ImportSettings } from '../domain/import_settings.ts'
import type { ImportTarget, TargetName } from '../domain/import_target.ts'
import { benefitsTarget } from './benefits.ts'
import { contractsTarget } from './contracts.ts'
import { departmentsTarget } from './departments.ts'
import { officialTarget } from './official.ts'
import { payElementsTarget } from './pay_elements.ts'
import { payRangesTarget } from './pay_ranges.ts'
import { payslipsTarget } from './payslips.ts'
import { workersTarget } from './workers.ts'

const OF_LISTS: readonly FieldType[] = ['code', 'flag', 'country', 'name']

/** THE list of what a file can be taken into. */
export const TARGET: Readonly<Record<TargetName, ImportTarget>> = {
  workers: workersTarget,
  contracts: contractsTarget,
  payslips: payslipsTarget,
  departments: departmentsTarget,
  pay_ranges: payRangesTarget,
  official: officialTarget,
  benefits: benefitsTarget,
  pay_elements: payElementsTarget,
}

/** What the columns of a file may be, as far as what is said for all its rows decides it. */
export function fieldsFor(target: TargetName, settings: Pick<ImportSettings, 'fixed'>): readonly ImportField[] {
  const { fields, fieldsOf } = TARGET[target]
  return fieldsOf?.(settings) ?? fields
}

/** Whether a field says one thing of a list that all share, such as a civil status or a department. */
export function isOfLists(target: TargetName, name: string): boolean {
  const field = TARGET[target].fields.find((each) => each.name === name)
  return field !== undefined && OF_LISTS.includes(field.type)
}
