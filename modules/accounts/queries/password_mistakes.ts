import hash from '@adonisjs/core/services/hash'
import i18nManager from '@adonisjs/i18n/services/main'
import type { FieldProblem } from '#modules/shared/http/problem'
import type { Scope } from '#modules/shared/tenancy/scope'
import type User from '../models/user.ts'

/** Whether the signed-in person typed their own password, as the form shows it; empty when they did. */
export async function passwordMistakes(
  scope: Scope,
  user: User,
  password: string
): Promise<FieldProblem[]> {
  if (await hash.verify(user.password, password)) return []
  const message = i18nManager.locale(scope.locale).t('sign_in.password.wrong')
  return [{ path: 'password', code: 'wrong', message }]
}
