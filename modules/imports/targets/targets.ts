import type { ImportTarget, TargetName } from '../domain/import_target.ts'
import { departmentsTarget } from './departments.ts'
import { payRangesTarget } from './pay_ranges.ts'
import { workersTarget } from './workers.ts'

/** THE list of what a file can be taken into. */
export const TARGET: Readonly<Record<TargetName, ImportTarget>> = {
  workers: workersTarget,
  departments: departmentsTarget,
  pay_ranges: payRangesTarget,
}
