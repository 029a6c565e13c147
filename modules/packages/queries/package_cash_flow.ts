import { cashFlow, type CashFlowEntry } from '#modules/compute/pure'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { Explain } from '../domain/compute_package.ts'
import type { PackageInput } from '../domain/package_input.ts'
import { findPackage } from './find_package.ts'

/** What of a package its cost over the year depends on. */
export type CashFlowInput = Pick<PackageInput, 'date' | 'worker' | 'package' | 'packageType'>

/**
 * The employer's cost of the coming twelve months by month and kind. The content is the one given, which
 * may not be saved yet; the company's facts are those the package was computed with.
 */
export async function packageCashFlow(
  scope: Scope,
  id: string,
  { date, worker, package: fields, packageType }: CashFlowInput,
  explain: Explain
): Promise<Result<readonly CashFlowEntry[]>> {
  const found = await findPackage(scope, id)
  if (!found.ok) return found
  const result = cashFlow({
    date,
    company: found.value.company,
    worker,
    package: { ...fields, packageType },
  })
  if (result.ok) return ok(result.entries)
  return fail(
    'E_VALIDATION',
    result.errors.map((error) => ({ code: error.code, path: error.path, message: explain(error) }))
  )
}
