import i18nManager from '@adonisjs/i18n/services/main'
import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfCode } from '#modules/shared/values/short_code'
import { newRecoveryCodes, plainCode } from '../domain/recovery_codes.ts'
import { stepOfCode } from '../domain/totp.ts'
import RecoveryCode from '../models/recovery_code.ts'
import SecondFactor from '../models/second_factor.ts'
import type User from '../models/user.ts'

/** Turns the second factor on with the app's first code; answers the recovery codes, once. */
export class ConfirmAuthenticator {
  static async handle(scope: Scope, user: User, typed: string): Promise<Result<string[]>> {
    const factor = await SecondFactor.of(user.id)
    if (!factor) return fail('E_NOT_FOUND')
    if (factor.confirmedAt) return fail('E_CONFLICT')
    const step = stepOfCode(factor.secretBytes, plainCode(typed), Date.now(), null)
    if (step === null) return fail('E_VALIDATION', [wrongCode(scope)])
    await factor.merge({ confirmedAt: DateTime.now(), lastStep: step }).save()
    const codes = newRecoveryCodes()
    await RecoveryCode.createMany(
      codes.map((code) => ({ userId: user.id, codeHash: hashOfCode(user.id, plainCode(code)) }))
    )
    await record(scope, 'second_factor.turned_on', { type: 'user', id: user.id })
    return ok(codes)
  }
}

/** On a screen of somebody who is signed in a wrong code is a wrong field, not the end of their session. */
export function wrongCode(scope: Scope) {
  const message = i18nManager.locale(scope.locale).t('problems.E_INVALID_CODE.detail')
  return { path: 'code', code: 'wrong', message }
}
