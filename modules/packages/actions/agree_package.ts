import { record } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { PackageInput } from '../domain/package_input.ts'
import { visiblePackages } from '../queries/visible_packages.ts'

/** A package is what was agreed with a worker: CONTRACTED. No figure changes. */
export class AgreePackage {
  static async handle(scope: Scope, id: string, workerId: string): Promise<void> {
    await recategorise(scope, id, 'CONTRACTED', workerId)
    await record(scope, 'package.contracted', { type: 'package', id }, { worker: workerId })
  }
}

/** What was agreed is not any more: the package is what it was before. */
export class ReleasePackage {
  static async handle(
    scope: Scope,
    id: string,
    packageCategory: PackageInput['packageCategory']
  ): Promise<void> {
    await recategorise(scope, id, packageCategory, undefined)
    await record(scope, 'package.released', { type: 'package', id })
  }
}

async function recategorise(
  scope: Scope,
  id: string,
  packageCategory: PackageInput['packageCategory'],
  contractWorkerId: string | undefined
): Promise<void> {
  const row = await visiblePackages(scope).where('id', id).forUpdate().firstOrFail()
  await row.merge({ packageCategory, package: { ...row.package, contractWorkerId } }).save()
}
