import { defineJob } from '#modules/shared/queue/job'
import { asJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { MailNotice } from '../actions/mail_notice.ts'

interface MailNoticeInput extends BackgroundInput {
  noticeId: string
}

/** The mail of a notice; does nothing when it has left already. */
export const mailNotice = defineJob<MailNoticeInput>({
  name: 'mail-notice',
  handle: (input) =>
    asJob('mail-notice', input, (scope) => MailNotice.handle(scope, input.noticeId)),
})
