import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { RemoveName } from '../actions/remove_name.ts'
import { SaveName } from '../actions/save_name.ts'
import { listNames } from '../queries/list_names.ts'
import { nameValidator } from './department_validators.ts'
import type { namesSchema } from './department_validators.ts'

const LIST = 'cost_center'

/** The cost centres of a company. */
export default class CostCentersController {
  async index({ scope }: HttpContext): Promise<Answer<typeof namesSchema>> {
    return { data: await listNames(scope, LIST) }
  }

  async store({ request, response, scope }: HttpContext) {
    const { name } = await request.validateUsing(nameValidator)
    return response.created(unwrap(await SaveName.handle(scope, LIST, null, name)))
  }

  async update({ params, request, scope }: HttpContext) {
    const { name } = await request.validateUsing(nameValidator)
    return unwrap(await SaveName.handle(scope, LIST, paramId(params), name))
  }

  async destroy({ params, scope }: HttpContext) {
    return unwrap(await RemoveName.handle(scope, LIST, paramId(params)))
  }
}
