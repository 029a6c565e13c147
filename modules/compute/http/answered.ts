import type { I18n } from '@adonisjs/i18n'
import type { ComputeError } from '../pure.ts'
import { refused } from './refused.ts'

type Result<A> =
  | { readonly ok: true; readonly answer: A }
  | { readonly ok: false; readonly errors: readonly ComputeError[] }

/**
 * What the engine answers.
 * @throws Problem with its refusals by field, where it refuses
 */
export function answered<A>(result: Result<A>, i18n: I18n): A {
  if (result.ok) return result.answer
  throw refused(result.errors, i18n)
}
