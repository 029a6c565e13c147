import app from '@adonisjs/core/services/app'
import { defineJob } from '#modules/shared/queue/job'
import { asJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { CloseDemoReset } from '../actions/close_demo_reset.ts'
import { OpenDemoReset } from '../actions/open_demo_reset.ts'
import { TakeDemoStep } from '../actions/take_demo_step.ts'
import { DemoData } from '../ports/demo_data.ts'

interface ResetDemoInput extends BackgroundInput {
  resetId: string
}

/** Puts a demo company back, step by step, so that whoever waits sees how far it is. A retry begins again. */
export const resetDemo = defineJob<ResetDemoInput>({
  name: 'reset-demo',
  async handle(input) {
    const demo = await app.container.make(DemoData)
    const { resetId } = input
    const steps = await inJob(input, (scope) => OpenDemoReset.handle(scope, resetId, demo))
    for (const step of steps)
      await inJob(input, (scope) => TakeDemoStep.handle(scope, resetId, step))
    await inJob(input, (scope) => CloseDemoReset.handle(scope, resetId, 'done'))
  },
  failed: (input) => inJob(input, (scope) => CloseDemoReset.handle(scope, input.resetId, 'failed')),
})

function inJob<T>(input: ResetDemoInput, work: (scope: Scope) => Promise<T>): Promise<T> {
  return asJob('reset-demo', input, work)
}
