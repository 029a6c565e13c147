import app from '@adonisjs/core/services/app'
import { defineJob } from '#modules/shared/queue/job'
import { asJob, unitsOfJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { startPaySending, type PaySendingPart } from '../actions/request_pay_sending.ts'
import { giveUp, SendPayElements } from '../actions/send_pay_elements.ts'
import { HrSources } from '../ports/hr_sources.ts'

interface SendPayElementsInput extends BackgroundInput, PaySendingPart {}

const NAME = 'send-pay-elements'

/** Grants pay elements in an HR system at its own pace; what is left over is the next job's. */
export const sendPayElements = defineJob<SendPayElementsInput>({
  name: NAME,
  async handle(input) {
    const { connectionId, batch, part } = input
    const inScope = unitsOfJob(NAME, input)
    const sources = await app.container.make(HrSources)
    const left = await SendPayElements.handle(inScope, connectionId, sources)
    if (left.goesOn)
      await inScope((scope) =>
        startPaySending(scope, { connectionId, batch, part: part + 1 }, left.afterSeconds)
      )
  },
  failed: (input) => asJob(NAME, input, (scope) => giveUp(scope, input.connectionId, 'unexpected')),
})
