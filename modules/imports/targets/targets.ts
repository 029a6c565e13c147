import type { ImportTarget, TargetName } from '../domain/import_target.ts'
import { workersTarget } from './workers.ts'

/** THE list of what a file can be taken into. */
export const TARGET: Readonly<Record<TargetName, ImportTarget>> = { workers: workersTarget }
