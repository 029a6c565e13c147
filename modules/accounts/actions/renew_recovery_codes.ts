import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import RecoveryCode from '../models/recovery_code.ts'
import SecondFactor from '../models/second_factor.ts'
import type User from '../models/user.ts'
import { GiveNotice } from './give_notice.ts'

/** Ten new recovery codes; the ones before open nothing any more. */
export class RenewRecoveryCodes {
  static async handle(scope: Scope, user: User): Promise<Result<string[]>> {
    if ((await SecondFactor.kindsOf(user.id)).length === 0) return fail('E_NOT_FOUND')
    const codes = await RecoveryCode.renew(user.id)
    await GiveNotice.handle(scope, user.id, 'RECOVERY_CODES')
    await record(scope, 'second_factor.codes_renewed', { type: 'user', id: user.id })
    return ok(codes)
  }
}
