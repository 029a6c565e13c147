import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { isUuid } from '#modules/shared/values/is_uuid'
import type { PayrollProfile } from '../domain/payroll_layout.ts'
import { shippedProfile } from '../domain/shipped_profiles.ts'
import PayrollProfileRow from '../models/payroll_profile.ts'

/** The company's own profiles by name. Who may read them says the right. */
export const payrollProfiles = (_scope: Scope) =>
  PayrollProfileRow.query().orderByRaw('lower(name)').orderBy('id')

/** One of them. */
export async function findOwnProfile(scope: Scope, id: string): Promise<Result<PayrollProfileRow>> {
  const found = await payrollProfiles(scope).where('id', id).first()
  return found ? ok(found) : fail('E_NOT_FOUND')
}

/** A profile that is shipped, by its key, or one of the company, by its id. */
export async function findProfile(scope: Scope, id: string): Promise<Result<PayrollProfile>> {
  const shipped = shippedProfile(id)
  if (shipped) return ok(shipped)
  return isUuid(id) ? findOwnProfile(scope, id) : fail('E_NOT_FOUND')
}
