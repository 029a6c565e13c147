import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { RemovePack } from '../actions/remove_pack.ts'
import { SavePack } from '../actions/save_pack.ts'
import { listPacks } from '../queries/list_packs.ts'
import { toPack } from './transformers.ts'
import { packValidator } from './validators.ts'

export default class BenefitPacksController {
  async index({ scope }: HttpContext) {
    return { data: (await listPacks(scope)).map(toPack) }
  }

  async store({ request, response, scope }: HttpContext) {
    const input = await request.validateUsing(packValidator)
    return response.created(toPack(unwrap(await SavePack.handle(scope, input))))
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await RemovePack.handle(scope, id))
    return { id }
  }
}
