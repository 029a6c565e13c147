import type { Scope } from '#modules/shared/tenancy/scope'
import DemoReset from '../models/demo_reset.ts'
import type { DemoStep } from '../ports/demo_data.ts'

/** Takes one step of a reset and counts it, in one unit of work. */
export class TakeDemoStep {
  static async handle(scope: Scope, resetId: string, step: DemoStep): Promise<void> {
    const reset = await DemoReset.findOrFail(resetId)
    await step(scope, reset.requestedBy)
    await reset.merge({ done: reset.done + 1 }).save()
  }
}
