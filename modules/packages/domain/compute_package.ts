import type { CompanyFacts } from '#modules/accounts/index'
import {
  compute,
  type CompanyFields,
  type ComputeAnswer,
  type ComputeError,
} from '#modules/compute/pure'
import { fail, ok, type Result } from '#modules/shared/result'
import type { PackageInput } from './package_input.ts'

/** One of the engine's refusals as a sentence; the caller brings the reader's language. */
export type Explain = (error: ComputeError) => string

/** The answer, and the company's facts it rests on: both are kept. */
export type Computed = ComputeAnswer & { company: Required<CompanyFields> }

/**
 * The authoritative figures of a package: the same engine as in the browser and the CLI, with the
 * company's own facts. Errors come back with their field's path, all of them.
 */
export function computePackage(
  input: PackageInput,
  facts: CompanyFacts,
  explain: Explain
): Result<Computed> {
  const company = { effectif: facts.effectif, assuranceLoiTaux: facts.assuranceLoiTaux }
  const result = compute({
    date: input.date,
    company,
    worker: input.worker,
    package: { ...input.package, packageType: input.packageType },
  })
  if (result.ok) return ok({ company, ...result.answer })
  return fail(
    'E_VALIDATION',
    result.errors.map((error) => ({ code: error.code, path: error.path, message: explain(error) }))
  )
}
