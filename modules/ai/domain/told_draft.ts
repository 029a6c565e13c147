import { compute, type ComputeError } from '#modules/compute/pure'
import type { FieldProblem } from '#modules/shared/http/problem'
import type { CompanyOfDraft, Draft } from '../pure.ts'
import { at } from '../reader/draft.ts'
import { requestOf } from '../reader/settle.ts'

/**
 * What of a draft that a client brings is no field of the engine's request, or no value that a field can have. What it refuses
 * otherwise, such as an amount above a bound, is a draft that was understood.
 */
export function unreadable(
  draft: Draft,
  options: { readonly day: string; readonly company: CompanyOfDraft }
): ComputeError[] {
  const result = compute(requestOf(draft, options))
  if (result.ok) return []
  return result.errors.filter(
    ({ code, path }) =>
      code === 'unknown_field' || (code === 'invalid_value' && typeof at(draft, path) === 'object')
  )
}

/** These refusals by their fields of a call. */
export function asFields(
  errors: readonly ComputeError[],
  explain: (error: ComputeError) => string
): FieldProblem[] {
  return errors.map((error) => ({
    path: `draft.${error.path}`,
    code: error.code,
    message: explain(error),
  }))
}
