import i18nManager from '@adonisjs/i18n/services/main'
import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { plainCode } from '../domain/recovery_codes.ts'
import { stepOfCode } from '../domain/totp.ts'
import RecoveryCode from '../models/recovery_code.ts'
import SecondFactor, { type FactorKind } from '../models/second_factor.ts'
import User from '../models/user.ts'
import { EndAccess } from './end_access.ts'
import { GiveNotice } from './give_notice.ts'
import { spendSmsCode } from './prove_second_factor.ts'

/**
 * Turns a second factor on with its first code; answers the recovery codes, once. Whatever else was opened without it
 * ends: only the browser that asks, whose session is `keep`, stays.
 */
export class ConfirmSecondFactor {
  static async handle(
    scope: Scope,
    user: User,
    kind: FactorKind,
    typed: string,
    keep?: string
  ): Promise<Result<string[]>> {
    await User.locked(user.id)
    const factor = await SecondFactor.of(user.id, kind)
    if (!factor) return fail('E_NOT_FOUND')
    if (factor.confirmedAt) return fail('E_CONFLICT')
    if (!(await isFirstCode(factor, kind, plainCode(typed))))
      return fail('E_VALIDATION', [wrongCode(scope)])
    await factor.merge({ confirmedAt: DateTime.now() }).save()
    await EndAccess.handle(scope, user.id, { keep })
    await GiveNotice.handle(scope, user.id, 'FACTOR_ON')
    const codes = await RecoveryCode.renew(user.id)
    await record(scope, 'second_factor.turned_on', { type: 'user', id: user.id }, { kind })
    return ok(codes)
  }
}

async function isFirstCode(factor: SecondFactor, kind: FactorKind, code: string): Promise<boolean> {
  if (kind === 'SMS') return spendSmsCode(factor.userId, code)
  const step = stepOfCode(factor.secretBytes, code, Date.now(), null)
  factor.lastStep = step
  return step !== null
}

/** On a screen of a signed-in person a wrong code is a wrong field, not the end of their session. */
export function wrongCode(scope: Scope) {
  const message = i18nManager.locale(scope.locale).t('words.problems.E_INVALID_CODE.detail')
  return { path: 'code', code: 'wrong', message }
}
