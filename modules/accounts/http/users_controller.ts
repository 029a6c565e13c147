import type { HttpContext } from '@adonisjs/core/http'
import { UpdateUser } from '../actions/update_user.ts'
import { toUser } from './transformers.ts'
import { updateUserValidator } from './validators.ts'

export default class UsersController {
  async show({ auth }: HttpContext) {
    return toUser(auth.getUserOrFail())
  }

  async update({ auth, request, scope }: HttpContext) {
    const changes = await request.validateUsing(updateUserValidator)
    return toUser(await UpdateUser.handle(scope, auth.getUserOrFail(), changes))
  }
}
