import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce, waitForTwin } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { PayrollLayout } from '../domain/payroll_layout.ts'
import type PayrollProfileRow from '../models/payroll_profile.ts'
import { findOwnProfile, payrollProfiles } from '../queries/payroll_profiles.ts'

export interface PayrollProfileInput {
  name: string
  layout: PayrollLayout
}

/** As many as a company has at most: one for each provider, and one to try. */
const MOST_PROFILES = 50

/** Adds a profile. `id` may be chosen by the client, so that a double click adds one. */
export class CreatePayrollProfile {
  static async handle(
    scope: Scope,
    { id, name, layout }: PayrollProfileInput & { id?: string }
  ): Promise<Result<PayrollProfileRow>> {
    await waitForTwin(scope, id)
    const own = await payrollProfiles(scope)
    const twin = own.find((each) => each.id === id)
    if (twin) return ok(twin)
    if (own.length >= MOST_PROFILES) return fail('E_PAYROLL_PROFILES_FULL')
    const refused = refusal(own, { name, layout })
    if (refused) return refused
    const newId = await insertOnce(scope, 'payroll_profiles', {
      id,
      name,
      layout: JSON.stringify(layout),
    })
    // That of another company.
    if (!newId) return fail('E_CONFLICT')
    await record(scope, 'payroll_profile.created', { type: 'payroll_profile', id: newId })
    return findOwnProfile(scope, newId)
  }
}

/** Changes a profile; files that were made stay as they are. */
export class UpdatePayrollProfile {
  static async handle(
    scope: Scope,
    id: string,
    { version, name, layout }: PayrollProfileInput & { version: number }
  ): Promise<Result<PayrollProfileRow>> {
    const row = await payrollProfiles(scope).where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    if (row.version !== version) return fail('E_STALE_VERSION')
    const refused = refusal(await payrollProfiles(scope), { name, layout }, id)
    if (refused) return refused
    await row.merge({ name, layout, version: version + 1 }).save()
    await record(scope, 'payroll_profile.updated', { type: 'payroll_profile', id })
    return ok(row)
  }
}

/** Removes a profile; files that were made by it stay, and can be had again. */
export class RemovePayrollProfile {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    const found = await findOwnProfile(scope, id)
    if (!found.ok) return found
    await found.value.delete()
    await record(scope, 'payroll_profile.removed', { type: 'payroll_profile', id })
    return ok(null)
  }
}

/** What a name, or a layout, is refused for. */
function refusal(
  own: readonly PayrollProfileRow[],
  { name, layout: { format, columns } }: PayrollProfileInput,
  id?: string
): Result<never> | null {
  const isTwin = (each: PayrollProfileRow) =>
    each.id !== id && each.name.toLowerCase() === name.toLowerCase()
  if (own.some(isTwin)) return fail('E_NAME_TAKEN')
  // What is still to be filled may be saved; a file without its positions is none.
  if (format === 'FIXED' && columns.some(({ width }) => width === null))
    return fail('E_PAYROLL_WIDTHS')
  return null
}
