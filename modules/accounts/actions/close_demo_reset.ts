import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'
import DemoReset from '../models/demo_reset.ts'

/** Ends a reset, well or badly. Ending it twice changes nothing. */
export class CloseDemoReset {
  static async handle(scope: Scope, resetId: string, status: 'done' | 'failed'): Promise<void> {
    const reset = await DemoReset.query().where('id', resetId).forUpdate().firstOrFail()
    if (reset.finishedAt) return
    await reset.merge({ status, finishedAt: DateTime.now() }).save()
    await record(
      scope,
      'company.demo_reset',
      { type: 'company', id: scope.companyId },
      { done: reset.done, failed: status === 'failed' }
    )
  }
}
