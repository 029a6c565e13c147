import { record } from '#modules/shared/audit/record'
import { enqueue } from '#modules/shared/outbox/outbox'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import Company from '../models/company.ts'
import DemoReset from '../models/demo_reset.ts'
import type User from '../models/user.ts'
import type { DemoData } from '../ports/demo_data.ts'

/** Enqueues the reset of a demo company; a second request while one is under way follows that one. */
export class RequestDemoReset {
  static async handle(scope: Scope, actor: User, demo: DemoData): Promise<Result<DemoReset>> {
    // Locked, so that of two who ask at the same time the second finds the first one's.
    const company = await Company.query().where('id', scope.companyId).forUpdate().firstOrFail()
    if (!company.isDemo || !demo.stepsOf(company.slug)) return fail('E_NO_DEMO')
    const running = await DemoReset.unfinished().first()
    if (running) return ok(running)
    const reset = await DemoReset.create({ requestedBy: actor.id })
    await reset.refresh()
    await enqueue(scope, 'job', 'reset-demo', `demo-reset/${reset.id}`, { resetId: reset.id })
    await record(scope, 'company.demo_reset_requested', { type: 'company', id: company.id })
    return ok(reset)
  }
}
