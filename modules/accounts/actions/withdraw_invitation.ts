import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import Invitation from '../models/invitation.ts'

/** Takes an invitation back: its link opens nothing any more. */
export class WithdrawInvitation {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    const invitation = await Invitation.query()
      .where('id', id)
      .whereNull('accepted_at')
      .whereNull('withdrawn_at')
      .forUpdate()
      .first()
    if (!invitation) return fail('E_NOT_FOUND')
    await invitation.merge({ withdrawnAt: DateTime.now(), secretHash: null }).save()
    await record(scope, 'invitation.withdrawn', { type: 'invitation', id })
    return ok(null)
  }
}
