import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { refusalOf } from '../domain/run_steps.ts'
import type Indexation from '../models/indexation.ts'
import { lockIndexation } from '../queries/find_indexation.ts'
import { beginChange } from './begin_change.ts'

/** Has what was approved written into contracts; the process `indexationChange` does it, slice after slice. */
export class ApplyIndexation {
  static async handle(scope: Scope, id: string): Promise<Result<Indexation>> {
    const found = await lockIndexation(scope, id)
    if (!found.ok) return found
    const run = found.value
    // Asked for twice it is applied once.
    if (run.status === 'applying') return ok(run)
    const refused = refusalOf(run, 'apply')
    if (refused) return fail(refused)
    return ok(await beginChange(scope, run, 'apply'))
  }
}
