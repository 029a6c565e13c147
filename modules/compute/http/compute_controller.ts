import type { HttpContext } from '@adonisjs/core/http'
import { compute } from '#modules/compute/pure'
import { Problem } from '#modules/shared/http/problem'

export default class ComputeController {
  /** The request is the engine's own contract; its refusals become field problems, translated. */
  async store({ request, i18n }: HttpContext) {
    const answer = compute(request.body() as Parameters<typeof compute>[0])
    if (!('error' in answer)) return answer
    throw new Problem('E_VALIDATION', {
      errors: (answer.errors ?? [answer.error]).map(({ code, path, message }) => ({
        code,
        path,
        message: i18n.t(`errors.${code}`, {}, message),
      })),
    })
  }
}
