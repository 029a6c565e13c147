import type { Scope } from '#modules/shared/tenancy/scope'
import Company from '../models/company.ts'
import DemoReset from '../models/demo_reset.ts'
import type { DemoData, DemoStep } from '../ports/demo_data.ts'

/** The steps of a reset, from the first again where an attempt failed; none once it is finished. */
export class OpenDemoReset {
  static async handle(scope: Scope, resetId: string, demo: DemoData): Promise<DemoStep[]> {
    const reset = await DemoReset.query().where('id', resetId).forUpdate().firstOrFail()
    if (reset.finishedAt) return []
    const { slug } = await Company.findOrFail(scope.companyId)
    const steps = demo.stepsOf(slug) ?? []
    await reset.merge({ status: 'running', total: steps.length, done: 0 }).save()
    return steps
  }
}
