import type { CompanyFacts } from '#modules/accounts/index'
import { compute, type ComputeAnswer } from '#modules/compute/pure'
import { fail, ok, type Result } from '#modules/shared/result'
import type { FieldProblem } from '#modules/shared/http/problem'
import type { PackageInput } from './package_input.ts'

/** Translates the engine's error codes; the caller brings the reader's language. */
export type Explain = (code: string, fallback: string) => string

/**
 * The authoritative figures of a package: the same engine as in the browser and the CLI, with the
 * company's own facts. Errors come back with their field's path, all of them.
 */
export function computePackage(input: PackageInput, company: CompanyFacts, explain: Explain): Result<ComputeAnswer> {
  const answer = compute({
    date: input.date,
    company: { effectif: company.effectif, assuranceLoiTaux: company.assuranceLoiTaux },
    worker: input.worker,
    package: { ...input.package, packageType: input.packageType },
  })
  if (!('error' in answer)) return ok(answer)
  const errors: FieldProblem[] = (answer.errors ?? [answer.error]).map(({ code, path, message }) => ({
    code,
    path,
    message: explain(code, message),
  }))
  return fail('E_VALIDATION', errors)
}
