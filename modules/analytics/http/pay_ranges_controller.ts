import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import { RemovePayRange } from '../actions/remove_pay_range.ts'
import { SavePayRange } from '../actions/save_pay_range.ts'
import { keptRanges } from '../queries/placed_people.ts'
import type { payRangesSchema } from './schemas.ts'
import { payRangeValidator } from './validators.ts'

export default class PayRangesController {
  async index({ scope }: HttpContext): Promise<Answer<typeof payRangesSchema>> {
    return { data: await keptRanges(scope) }
  }

  async store({ request, response, scope }: HttpContext) {
    const input = await request.validateUsing(payRangeValidator)
    return response.created(unwrap(await SavePayRange.handle(scope, input)))
  }

  async destroy({ params, scope }: HttpContext) {
    return unwrap(await RemovePayRange.handle(scope, paramId(params)))
  }
}
