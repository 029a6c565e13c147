import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import { defineJob } from '#modules/shared/queue/job'
import { asJob, unitsOfJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { CloseDemoReset } from '../actions/close_demo_reset.ts'
import { OpenDemoReset } from '../actions/open_demo_reset.ts'
import { TakeDemoStep } from '../actions/take_demo_step.ts'
import { DemoData } from '../ports/demo_data.ts'

interface ResetDemoInput extends BackgroundInput {
  resetId: string
}

/** Puts a demo company back, step by step, so that its progress can be shown. A retry begins again. */
export const resetDemo = defineJob<ResetDemoInput>({
  name: 'reset-demo',
  async handle(input) {
    const demo = await app.container.make(DemoData)
    const { companyId, resetId } = input
    const inScope = unitsOfJob('reset-demo', input)
    const steps = await inScope((scope) => OpenDemoReset.handle(scope, resetId, demo))
    for (const step of steps) {
      await inScope((scope) => TakeDemoStep.handle(scope, resetId, step))
      // The company is empty then, and no row names a file.
      if (step === steps[0]) await drive.use().deleteAll(`company/${companyId}`)
    }
    await inScope((scope) => CloseDemoReset.handle(scope, resetId, 'done'))
  },
  failed: (input) =>
    asJob('reset-demo', input, (scope) => CloseDemoReset.handle(scope, input.resetId, 'failed')),
})
