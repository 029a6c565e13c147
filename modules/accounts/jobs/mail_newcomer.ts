import { defineJob } from '#modules/shared/queue/job'
import { asJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { MailNewcomer } from '../actions/mail_newcomer.ts'

interface MailNewcomerInput extends BackgroundInput {
  administratorId: string
  newcomerId: string
}

/** Tells one administrator who waits for a role. */
export const mailNewcomer = defineJob<MailNewcomerInput>({
  name: 'mail-newcomer',
  handle: (input) =>
    asJob('mail-newcomer', input, (scope) =>
      MailNewcomer.handle(scope, input.administratorId, input.newcomerId)
    ),
})
