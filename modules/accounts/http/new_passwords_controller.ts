import type { HttpContext } from '@adonisjs/core/http'
import { unwrap } from '#modules/shared/result'
import { AskAccessLink } from '../actions/ask_access_link.ts'
import { ChooseNewPassword } from '../actions/choose_new_password.ts'
import { askNewPasswordValidator, chooseNewPasswordValidator } from './sign_in_validators.ts'

export default class NewPasswordsController {
  async store({ request, response, scope }: HttpContext) {
    const { email } = await request.validateUsing(askNewPasswordValidator)
    await AskAccessLink.handle(scope, { purpose: 'NEW_PASSWORD', email })
    return response.noContent()
  }

  async use({ request, response, scope }: HttpContext) {
    const { secret, password } = await request.validateUsing(chooseNewPasswordValidator)
    unwrap(await ChooseNewPassword.handle(scope, secret, password))
    return response.noContent()
  }
}
