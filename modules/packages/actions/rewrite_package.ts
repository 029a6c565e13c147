import { DateTime } from 'luxon'
import { findCompany } from '#modules/accounts/index'
import { record } from '#modules/shared/audit/record'
import { fail, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { computePackage, type Explain } from '../domain/compute_package.ts'
import type { PackageInput } from '../domain/package_input.ts'
import { keptPin } from '../domain/pin.ts'
import type Package from '../models/package.ts'
import { seenAfterwards } from '../queries/seen_afterwards.ts'
import { visiblePackages } from '../queries/visible_packages.ts'
import { keepVersion } from './keep_version.ts'

/** `version` is the one the person saw: a newer one in the database means that another person was faster. */
export type UpdatePackageInput = PackageInput & { version: number }

/**
 * Recomputes a package with new content; refused with E_STALE_VERSION when it changed meanwhile. For the owner of
 * the package: what was built on it is not asked (`UpdatePackage` asks).
 */
export class RewritePackage {
  static async handle(
    scope: Scope,
    id: string,
    { version, ...input }: UpdatePackageInput,
    explain: Explain
  ): Promise<Result<Package>> {
    const row = await visiblePackages(scope).where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    if (row.version !== version) return fail('E_STALE_VERSION')
    const computed = computePackage(input, await findCompany(scope), explain)
    if (!computed.ok) return computed
    await keepVersion(scope, row)
    await row
      .merge({
        nomFonction: input.nomFonction,
        packageType: input.packageType,
        packageCategory: input.packageCategory,
        date: DateTime.fromISO(input.date),
        company: computed.value.company,
        worker: input.worker,
        package: input.package,
        pin: keptPin(input.pin, input.package, computed.value.compute),
        compute: computed.value.compute,
        lawset: computed.value.lawset,
        gaps: [...(computed.value.gaps ?? [])],
        version: version + 1,
      })
      .save()
    await record(scope, 'package.updated', { type: 'package', id }, { version: row.version })
    return seenAfterwards(scope, id)
  }
}
