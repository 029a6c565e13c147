import type { Scope } from '#modules/shared/tenancy/scope'
import Invitation from '../models/invitation.ts'
import User from '../models/user.ts'

/** All people with an account, by name; those who are out come last. */
export function listPeople(_scope: Scope): Promise<User[]> {
  return User.query().orderByRaw('deactivated_at is not null').orderBy('display_name').orderBy('id')
}

/** Invitations neither used nor withdrawn, the newest first; those past their end can be renewed. */
export function listInvitations(_scope: Scope): Promise<Invitation[]> {
  return Invitation.query()
    .whereNull('accepted_at')
    .whereNull('withdrawn_at')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
}
