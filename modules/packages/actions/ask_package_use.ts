import app from '@adonisjs/core/services/app'
import { fail, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { PackageUse } from '../ports/package_use.ts'
import { visiblePackages } from '../queries/visible_packages.ts'

/**
 * Asks what was built on a package before it is changed or removed. Of a package that the actor may not see nothing is
 * told, not even that something stands on it. The package is locked after it: who builds on it locks its own row first.
 */
export async function askPackageUse(
  scope: Scope,
  id: string,
  ask: (use: PackageUse) => Promise<Result<null>>
): Promise<Result<null>> {
  if (!(await visiblePackages(scope).where('id', id).first())) return fail('E_NOT_FOUND')
  return ask(await app.container.make(PackageUse))
}
