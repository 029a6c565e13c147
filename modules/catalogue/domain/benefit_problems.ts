import { errorText, type ComputeError } from '#modules/compute/pure'
import type { FieldProblem } from '#modules/shared/http/problem'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { BenefitRefusal } from './check_benefit.ts'

/** The engine's refusals of a benefit at the fields of its form, in the reader's language. */
export function benefitProblems(refusals: BenefitRefusal[], locale: Locale): FieldProblem[] {
  return refusals.map(({ field, code, params }) => ({
    path: field,
    code,
    message: errorText({ code, path: field, params } as ComputeError, locale),
  }))
}
