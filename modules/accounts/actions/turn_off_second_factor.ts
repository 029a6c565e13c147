import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import RecoveryCode from '../models/recovery_code.ts'
import SecondFactor from '../models/second_factor.ts'
import SmsCode from '../models/sms_code.ts'
import User from '../models/user.ts'
import { EndAccess } from './end_access.ts'
import { GiveNotice } from './give_notice.ts'

/** Goes back to one proof. Every other browser and every program of the person ends, only the session `keep` stays. */
export class TurnOffSecondFactor {
  static async handle(scope: Scope, user: User, keep?: string): Promise<Result<null>> {
    await User.locked(user.id)
    const removed = await SecondFactor.query().where('user_id', user.id).delete()
    if (Number(removed) === 0) return fail('E_NOT_FOUND')
    await SmsCode.query().where('user_id', user.id).delete()
    await RecoveryCode.query().where('user_id', user.id).delete()
    await EndAccess.handle(scope, user.id, { keep })
    await GiveNotice.handle(scope, user.id, 'FACTOR_OFF')
    await record(scope, 'second_factor.turned_off', { type: 'user', id: user.id })
    return ok(null)
  }
}
