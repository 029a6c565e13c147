import type { Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { Explain } from '../domain/compute_package.ts'
import type Package from '../models/package.ts'
import { askPackageUse } from './ask_package_use.ts'
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
    const agreed = await askPackageUse(scope, id, (use) => use.changing(scope, id, input))
    return agreed.ok ? RewritePackage.handle(scope, id, input, explain) : agreed
  }
}
