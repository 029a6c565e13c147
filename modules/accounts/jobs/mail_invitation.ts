import { defineJob } from '#modules/shared/queue/job'
import { asJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { MailInvitation } from '../actions/mail_invitation.ts'

interface MailInvitationInput extends BackgroundInput {
  invitationId: string
}

/** The mail of an invitation; does nothing when it has left already. */
export const mailInvitation = defineJob<MailInvitationInput>({
  name: 'mail-invitation',
  handle: (input) =>
    asJob('mail-invitation', input, (scope) => MailInvitation.handle(scope, input.invitationId)),
})
