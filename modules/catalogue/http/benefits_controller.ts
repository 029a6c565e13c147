import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { ArchiveBenefit } from '../actions/archive_benefit.ts'
import { CreateBenefit } from '../actions/create_benefit.ts'
import { OrderBenefits } from '../actions/order_benefits.ts'
import { UpdateBenefit } from '../actions/update_benefit.ts'
import { listBenefits } from '../queries/list_benefits.ts'
import { toBenefit } from './transformers.ts'
import {
  createBenefitValidator,
  orderBenefitsValidator,
  updateBenefitValidator,
} from './validators.ts'

export default class BenefitsController {
  async index({ scope }: HttpContext) {
    return { data: (await listBenefits(scope)).map(toBenefit) }
  }

  async store({ request, response, scope }: HttpContext) {
    const input = await request.validateUsing(createBenefitValidator)
    return response.created(toBenefit(unwrap(await CreateBenefit.handle(scope, input))))
  }

  async update({ params, request, scope }: HttpContext) {
    const input = await request.validateUsing(updateBenefitValidator)
    return toBenefit(unwrap(await UpdateBenefit.handle(scope, paramId(params), input)))
  }

  async archive({ params, scope }: HttpContext) {
    return toBenefit(unwrap(await ArchiveBenefit.handle(scope, paramId(params), true)))
  }

  async restore({ params, scope }: HttpContext) {
    return toBenefit(unwrap(await ArchiveBenefit.handle(scope, paramId(params), false)))
  }

  async order({ request, scope }: HttpContext) {
    const input = await request.validateUsing(orderBenefitsValidator)
    return { data: unwrap(await OrderBenefits.handle(scope, input)).map(toBenefit) }
  }
}
