import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Package from '../models/package.ts'
import { visiblePackages } from './visible_packages.ts'

/** A package as it was just written; refused where it says more than its writer may see: a manager's, for who works here. */
export async function seenAfterwards(scope: Scope, id: string): Promise<Result<Package>> {
  const row = await visiblePackages(scope).where('id', id).first()
  return row ? ok(row) : fail('E_PAY_OF_WORKER')
}
