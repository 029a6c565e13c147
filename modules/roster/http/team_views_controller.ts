import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { RemoveView } from '../actions/remove_view.ts'
import { SaveView } from '../actions/save_view.ts'
import type TeamView from '../models/team_view.ts'
import { ownViews } from '../queries/list_views.ts'
import { viewValidator } from './validators.ts'

export default class TeamViewsController {
  async index({ scope }: HttpContext) {
    return { data: (await ownViews(scope)).map(toView) }
  }

  async store({ request, response, scope }: HttpContext) {
    const input = await request.validateUsing(viewValidator)
    return response.created(toView(unwrap(await SaveView.handle(scope, input))))
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await RemoveView.handle(scope, id))
    return { id }
  }
}

const toView = ({ id, name, filter }: TeamView) => ({ id, name, filter })
