import app from '@adonisjs/core/services/app'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { isAllowed } from '../domain/sacrifice/limits.ts'
import { mayBecome, type SacrificeStatus } from '../domain/sacrifice/status.ts'
import type SalarySacrifice from '../models/salary_sacrifice.ts'
import { PackageUse } from '../ports/package_use.ts'
import { visibleSacrifices } from '../queries/visible_sacrifices.ts'
import { subjectOf } from './save_sacrifice.ts'

export interface SacrificeStatusInput {
  status: SacrificeStatus
  version: number
}

/**
 * Proposes an exchange, records the answer, or takes it back. What goes below a minimum cannot be proposed, and what became
 * a contract is not taken back.
 */
export class SetSacrificeStatus {
  static async handle(
    scope: Scope,
    id: string,
    { status, version }: SacrificeStatusInput
  ): Promise<Result<SalarySacrifice>> {
    const row = await visibleSacrifices(scope).where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    if (row.version !== version) return fail('E_STALE_VERSION')
    if (row.status === status) return ok(row)
    if (!mayBecome(row.status, status)) return fail('E_SACRIFICE_STATUS')
    if (status !== 'DRAFT' && status !== 'DECLINED' && !isAllowed(row.limits))
      return fail('E_SACRIFICE_LIMIT')
    const before = row.status
    if (before === 'ACCEPTED') {
      const agreed = await (await app.container.make(PackageUse)).takingBack(scope, id)
      if (!agreed.ok) return agreed
    }
    await row.merge({ status, version: version + 1 }).save()
    await record(scope, 'salary_sacrifice.status_set', subjectOf(id), { before, after: status })
    return ok(row)
  }
}
