import { defineJob } from '#modules/shared/queue/job'
import { asJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { MailAccessLink } from '../actions/mail_access_link.ts'

interface MailAccessLinkInput extends BackgroundInput {
  linkId: string
}

/** The mail of a link to sign in or to choose a new password; does nothing when it has left already. */
export const mailAccessLink = defineJob<MailAccessLinkInput>({
  name: 'mail-access-link',
  handle: (input) =>
    asJob('mail-access-link', input, (scope) => MailAccessLink.handle(scope, input.linkId)),
})
