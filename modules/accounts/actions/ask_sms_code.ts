import { DateTime } from 'luxon'
import { mail } from '#modules/shared/mail/mail'
import type { Scope } from '#modules/shared/tenancy/scope'
import { secondsToWait, SMS_CODE_MS } from '../domain/sms_code_lifetime.ts'
import SmsCode from '../models/sms_code.ts'
import User from '../models/user.ts'

/**
 * Enqueues a code by text message; answers how many seconds to wait when the last one has only just left. Who asks twice
 * in the same moment waits for the first: there may be no code yet to lock.
 */
export class AskSmsCode {
  static async handle(scope: Scope, userId: string): Promise<number> {
    await User.locked(userId)
    const last = await SmsCode.newest(userId)
    const seconds = secondsToWait(last?.createdAt.toMillis() ?? null, Date.now())
    if (seconds > 0) return seconds
    await SmsCode.query().where('user_id', userId).delete()
    const { id } = await SmsCode.create({
      userId,
      expiresAt: DateTime.fromMillis(Date.now() + SMS_CODE_MS),
    })
    await mail(scope, 'sms-code', `sms-code/${id}`, { codeId: id })
    return 0
  }
}
