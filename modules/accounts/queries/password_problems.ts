import i18nManager from '@adonisjs/i18n/services/main'
import type { FieldProblem } from '#modules/shared/http/problem'
import type { Scope } from '#modules/shared/tenancy/scope'
import { SHORTEST_PASSWORD, weaknessOf } from '../domain/password_rules.ts'
import { findCompany } from './find_company.ts'

/** What is wrong with a new password, as the form shows it; empty when it is good. */
export async function passwordProblems(
  scope: Scope,
  password: string,
  { email, displayName }: { email: string; displayName: string }
): Promise<FieldProblem[]> {
  const { name, slug } = await findCompany(scope)
  const weakness = weaknessOf(password, { email, displayName, company: `${name} ${slug}` })
  if (!weakness) return []
  const message = i18nManager
    .locale(scope.locale)
    .t(`sign_in.password.${weakness}`, { min: SHORTEST_PASSWORD })
  return [{ path: 'password', code: weakness, message }]
}
