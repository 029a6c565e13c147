import { record } from '#modules/shared/audit/record'
import { mail } from '#modules/shared/mail/mail'
import { waitForTwin } from '#modules/shared/tenancy/insert_once'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { invitationEnd } from '../domain/invitation_lifetime.ts'
import { mayManage } from '../domain/people_policy.ts'
import type { Role } from '../domain/rights.ts'
import Invitation from '../models/invitation.ts'
import User from '../models/user.ts'

export interface InviteUserInput {
  email: string
  role: Role
  /** Of the mail, and of the screen that it leads to. */
  language: Locale
}

/** Invites a person by mail to become a user. Who is invited again gets a new link; the one before stops opening. */
export class InviteUser {
  static async handle(
    scope: Scope,
    actor: User,
    { email, role, language }: InviteUserInput
  ): Promise<Result<Invitation>> {
    if (!mayManage(actor.role, role)) return fail('E_FORBIDDEN')
    const address = email.toLowerCase()
    // Of two who invite the same person in the same moment, the later renews what the first made.
    await waitForTwin(scope, `invitation/${address}`)
    if (await User.findBy('email', address)) return fail('E_ADDRESS_TAKEN')
    const earlier = await Invitation.query()
      .where('email', address)
      .whereNull('accepted_at')
      .whereNull('withdrawn_at')
      .forUpdate()
      .first()
    const invitation = await (earlier ?? new Invitation())
      .merge({
        email: address,
        role,
        language,
        invitedBy: actor.id,
        expiresAt: invitationEnd(Date.now()),
        secretHash: null,
        sentAt: null,
      })
      .save()
    await invitation.refresh()
    await enqueueInvitation(scope, invitation)
    await record(
      scope,
      earlier ? 'invitation.renewed' : 'invitation.created',
      { type: 'invitation', id: invitation.id },
      { role }
    )
    return ok(invitation)
  }
}

/** The mail leaves once for each end of the invitation. */
function enqueueInvitation(scope: Scope, { id, expiresAt }: Invitation): Promise<void> {
  const enqueued = { invitationId: id, expiresAt: expiresAt.toMillis() }
  return mail(scope, 'invitation', `invitation/${id}/${enqueued.expiresAt}`, enqueued)
}
