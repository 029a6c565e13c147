import app from '@adonisjs/core/services/app'
import { fail, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { Explain } from '../domain/compute_package.ts'
import type Package from '../models/package.ts'
import { PackageUse } from '../ports/package_use.ts'
import { visiblePackages } from '../queries/visible_packages.ts'
import { RewritePackage, type UpdatePackageInput } from './rewrite_package.ts'

export type { UpdatePackageInput }

/** A person changes a package. What was built on it is told first: an offer that was sent is void, an accepted one refuses. */
export class UpdatePackage {
  static async handle(
    scope: Scope,
    id: string,
    input: UpdatePackageInput,
    explain: Explain
  ): Promise<Result<Package>> {
    // Of a package that the actor may not see nothing is told, not even that something stands on it.
    if (!(await visiblePackages(scope).where('id', id).first())) return fail('E_NOT_FOUND')
    const use = await app.container.make(PackageUse)
    // Before the package is locked: who builds on it locks its own row first, always in this order.
    const agreed = await use.changing(scope, id, input)
    return agreed.ok ? RewritePackage.handle(scope, id, input, explain) : agreed
  }
}
