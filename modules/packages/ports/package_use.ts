import type { Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'

/**
 * What was built on a package that a person is about to change or remove: told in the same transaction,
 * before it happens, so that nothing can come between. They may refuse, or do what follows from it.
 */
export abstract class PackageUse {
  /** @param to what it is about to become, where that matters to others */
  abstract changing(
    scope: Scope,
    packageId: string,
    to: { packageCategory: string }
  ): Promise<Result<null>>

  abstract removing(scope: Scope, packageId: string): Promise<Result<null>>

  /** The same of an accepted exchange, whose answer is about to be taken back. */
  abstract takingBack(scope: Scope, sacrificeId: string): Promise<Result<null>>
}
