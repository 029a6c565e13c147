import { DateTime } from 'luxon'
import { matchingCode } from '#modules/shared/codes/sent_code'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { plainCode } from '../domain/recovery_codes.ts'
import { stepOfCode } from '../domain/totp.ts'
import RecoveryCode from '../models/recovery_code.ts'
import SecondFactor, { type FactorKind } from '../models/second_factor.ts'
import SmsCode from '../models/sms_code.ts'
import User from '../models/user.ts'

export type ProvenBy = FactorKind | 'RECOVERY'

/**
 * Takes a code of the app, one sent by text message, or one of the recovery codes. Each opens once. A text message's
 * counts the guesses at it, which only the limits do that know the person before (modules/accounts/http/aims.ts).
 */
export class ProveSecondFactor {
  static async handle(
    _scope: Scope,
    userId: string,
    typed: string,
    { bySms = true } = {}
  ): Promise<Result<ProvenBy>> {
    await User.locked(userId)
    const kinds = await SecondFactor.kindsOf(userId)
    const code = plainCode(typed)
    if (kinds.includes('TOTP') && (await byApp(userId, code))) return ok('TOTP')
    if (bySms && kinds.includes('SMS') && (await spendSmsCode(userId, code))) return ok('SMS')
    if (kinds.length > 0 && (await RecoveryCode.spend(userId, code))) return ok('RECOVERY')
    return fail('E_INVALID_CODE')
  }
}

async function byApp(userId: string, code: string): Promise<boolean> {
  const factor = (await SecondFactor.of(userId, 'TOTP'))!
  const lastStep = factor.lastStep === null ? null : Number(factor.lastStep)
  const step = stepOfCode(factor.secretBytes, code, Date.now(), lastStep)
  if (step !== null) await factor.merge({ lastStep: step }).save()
  return step !== null
}

/** True for the newest code of the person's text messages, once. */
export async function spendSmsCode(userId: string, code: string): Promise<boolean> {
  const newest = await matchingCode(SmsCode, { userId }, code)
  if (!newest || newest.usedAt) return false
  await newest.merge({ usedAt: DateTime.now() }).save()
  return true
}
