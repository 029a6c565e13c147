import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#modules/shared/http/problem'
import { compute } from '../pure.ts'
import { explainIn } from './explain.ts'

export default class ComputeController {
  /** The request is the engine's own contract; its refusals become field problems, translated. */
  async store({ request, i18n }: HttpContext) {
    const result = compute(request.body())
    if (result.ok) return result.answer
    const explain = explainIn(i18n)
    throw new Problem('E_VALIDATION', {
      errors: result.errors.map((error) => ({
        code: error.code,
        path: error.path,
        message: explain(error),
      })),
    })
  }
}
