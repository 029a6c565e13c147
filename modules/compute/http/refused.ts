import type { I18n } from '@adonisjs/i18n'
import { Problem } from '#modules/shared/http/problem'
import type { ComputeError } from '../pure.ts'
import { explainIn } from './explain.ts'

/** The refusals of the engine as field problems, in the reader's language. */
export function refused(errors: readonly ComputeError[], i18n: I18n): Problem {
  const explain = explainIn(i18n)
  return new Problem('E_VALIDATION', {
    errors: errors.map((error) => ({
      code: error.code,
      path: error.path,
      message: explain(error),
    })),
  })
}
