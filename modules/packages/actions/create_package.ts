import { findCompany } from '#modules/accounts/index'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { computePackage, type Explain } from '../domain/compute_package.ts'
import type { PackageInput } from '../domain/package_input.ts'
import type Package from '../models/package.ts'
import { seenAfterwards } from '../queries/seen_afterwards.ts'
import { visiblePackages } from '../queries/visible_packages.ts'
import { packageColumns } from './package_columns.ts'

/** `id` may be chosen by the client, so that a double click or a retry makes one package, not two. */
export type CreatePackageInput = PackageInput & { id?: string }

/** Computes a package and keeps it with its whole result. */
export class CreatePackage {
  static async handle(
    scope: Scope,
    { id, ...input }: CreatePackageInput,
    explain: Explain
  ): Promise<Result<Package>> {
    const computed = computePackage(input, await findCompany(scope), explain)
    if (!computed.ok) return computed
    const newId = await insertOnce(scope, 'packages', {
      id,
      ...packageColumns(input, computed.value),
      created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
    })
    if (!newId) {
      const twin = await visiblePackages(scope).where('id', id!).first()
      return twin ? ok(twin) : fail('E_CONFLICT')
    }
    const created = await seenAfterwards(scope, newId)
    if (!created.ok) return created
    await record(scope, 'package.created', { type: 'package', id: newId })
    return created
  }
}
