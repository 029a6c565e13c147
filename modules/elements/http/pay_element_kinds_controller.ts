import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import { CreateKind, RemoveKind, UpdateKind } from '../actions/save_kind.ts'
import type PayElementKind from '../models/pay_element_kind.ts'
import { listKinds } from '../queries/list_kinds.ts'
import type { kindSchema, kindsSchema } from './schemas.ts'
import { createKindValidator, updateKindValidator } from './validators.ts'

/** What a company calls the pay that happens beside what is agreed. */
export default class PayElementKindsController {
  async index({ scope }: HttpContext): Promise<Answer<typeof kindsSchema>> {
    return { data: (await listKinds(scope)).map(shown) }
  }

  async store({ request, response, scope }: HttpContext) {
    const input = await request.validateUsing(createKindValidator)
    return response.created(shown(unwrap(await CreateKind.handle(scope, input))))
  }

  async update({ params, request, scope }: HttpContext) {
    const id = paramId(params)
    const input = await request.validateUsing(updateKindValidator)
    return shown(unwrap(await UpdateKind.handle(scope, id, input)))
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await RemoveKind.handle(scope, id))
    return { id }
  }
}

function shown(kind: PayElementKind): Answer<typeof kindSchema> {
  const { id, code, name, translations, unit, repeats, prestation, version } = kind
  return { id, code, name, translations, unit, repeats, prestation, version }
}
