import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { sendPicture } from '#modules/shared/http/send_picture'
import { unwrap } from '#modules/shared/result'
import { ArchiveBenefit } from '../actions/archive_benefit.ts'
import { CreateBenefit } from '../actions/create_benefit.ts'
import { GivePhoto, savePhoto } from '../actions/give_photo.ts'
import { OrderBenefits } from '../actions/order_benefits.ts'
import { UpdateBenefit } from '../actions/update_benefit.ts'
import Benefit from '../models/benefit.ts'
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

  async photo({ inScope, params, response }: HttpContext) {
    const benefit = await inScope(() => Benefit.find(paramId(params)))
    const { photoFileKey: fileKey = null, photoType: type = null } = benefit ?? {}
    return sendPicture(response, { fileKey, type })
  }

  async givePhoto({ bytes, inScope, params, response }: HttpContext) {
    unwrap(await GivePhoto.handle(inScope, paramId(params), bytes))
    return response.noContent()
  }

  async removePhoto({ params, response, scope }: HttpContext) {
    unwrap(await savePhoto(scope, paramId(params), null))
    return response.noContent()
  }

  async order({ request, scope }: HttpContext) {
    const input = await request.validateUsing(orderBenefitsValidator)
    return { data: unwrap(await OrderBenefits.handle(scope, input)).map(toBenefit) }
  }
}
