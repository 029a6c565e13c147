import type { HttpContext } from '@adonisjs/core/http'
import { UpdateUser } from '../actions/update_user.ts'
import { toUser } from './transformers.ts'
import { updateUserValidator } from './validators.ts'

export default class UsersController {
  async show({ user }: HttpContext) {
    return toUser(user)
  }

  async update({ request, scope, user }: HttpContext) {
    const changes = await request.validateUsing(updateUserValidator)
    return toUser(await UpdateUser.handle(scope, user, changes))
  }
}
