import type { Scope } from '#modules/shared/tenancy/scope'
import type Casefile from '../models/casefile.ts'

/**
 * Signing in a browser, answered by the module that asks for it, which comes after this one. It is told in the same
 * transaction, before anything changes, when a casefile is not to be signed so any more.
 */
export abstract class CasefileSigning {
  abstract ending(scope: Scope, casefile: Casefile): Promise<void>
}
