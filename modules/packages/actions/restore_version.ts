import { record } from '#modules/shared/audit/record'
import { fail, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { Explain } from '../domain/compute_package.ts'
import type { PackageInput } from '../domain/package_input.ts'
import type Package from '../models/package.ts'
import PackageVersion from '../models/package_version.ts'
import { contentOf } from '../queries/list_versions.ts'
import { visiblePackages } from '../queries/visible_packages.ts'
import { UpdatePackage } from './update_package.ts'

/** `version` is the one the person saw as the present one. */
export interface RestoreVersionInput {
  version: number
}

/**
 * Makes an earlier content the present one again, as a new version: nothing of the history is lost. The
 * figures are computed anew under the law of its date.
 */
export class RestoreVersion {
  static async handle(
    scope: Scope,
    id: string,
    earlier: number,
    { version }: RestoreVersionInput,
    explain: Explain
  ): Promise<Result<Package>> {
    if (!(await visiblePackages(scope).where('id', id).first())) return fail('E_NOT_FOUND')
    const kept = await PackageVersion.query().where({ packageId: id, version: earlier }).first()
    if (!kept) return fail('E_NOT_FOUND')
    const content = contentOf(kept) as PackageInput
    const saved = await UpdatePackage.handle(scope, id, { ...content, version }, explain)
    if (saved.ok)
      await record(
        scope,
        'package.version_restored',
        { type: 'package', id },
        { restored: earlier }
      )
    return saved
  }
}
