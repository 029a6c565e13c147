import app from '@adonisjs/core/services/app'
import { defineJob } from '#modules/shared/queue/job'
import { asJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { SendSmsCode } from '../actions/send_sms_code.ts'
import { SmsSender } from '#modules/shared/sms/sms_sender'

interface SendSmsCodeInput extends BackgroundInput {
  codeId: string
}

/** A code by text message; does nothing when it has left already. */
export const sendSmsCode = defineJob<SendSmsCodeInput>({
  name: 'send-sms-code',
  async handle(input) {
    const sender = await app.container.make(SmsSender)
    await asJob('send-sms-code', input, (scope) => SendSmsCode.handle(scope, sender, input.codeId))
  },
})
