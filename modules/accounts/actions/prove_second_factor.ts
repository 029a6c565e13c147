import { DateTime } from 'luxon'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfCode } from '#modules/shared/values/short_code'
import { plainCode } from '../domain/recovery_codes.ts'
import { stepOfCode } from '../domain/totp.ts'
import RecoveryCode from '../models/recovery_code.ts'
import SecondFactor from '../models/second_factor.ts'

export type ProvenBy = 'TOTP' | 'RECOVERY'

/** Takes a code of the authenticator app, or one of the recovery codes. Each opens once. */
export class ProveSecondFactor {
  static async handle(_scope: Scope, userId: string, typed: string): Promise<Result<ProvenBy>> {
    const factor = await SecondFactor.of(userId)
    if (!factor?.confirmedAt) return fail('E_INVALID_CODE')
    const code = plainCode(typed)
    const lastStep = factor.lastStep === null ? null : Number(factor.lastStep)
    const step = stepOfCode(factor.secretBytes, code, Date.now(), lastStep)
    if (step !== null) {
      await factor.merge({ lastStep: step }).save()
      return ok('TOTP')
    }
    const spent = await RecoveryCode.unused(userId)
      .where('code_hash', hashOfCode(userId, code))
      .update({ used_at: DateTime.now().toJSDate() })
    return Number(spent) === 1 ? ok('RECOVERY') : fail('E_INVALID_CODE')
  }
}
