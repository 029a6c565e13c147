import type { HttpContext } from '@adonisjs/core/http'
import { unwrap } from '#modules/shared/result'
import { qrSvg } from '#modules/shared/values/qr_code'
import { ConfirmAuthenticator } from '../actions/confirm_authenticator.ts'
import { StartAuthenticator } from '../actions/start_authenticator.ts'
import { TurnOffSecondFactor } from '../actions/turn_off_second_factor.ts'
import RecoveryCode from '../models/recovery_code.ts'
import SecondFactor from '../models/second_factor.ts'
import { secondFactorCodeValidator, startAuthenticatorValidator } from './sign_in_validators.ts'

/** The signed-in person's own second factor. Secrets stand in one answer each, which nothing keeps. */
export default class SecondFactorsController {
  async show({ user }: HttpContext) {
    return {
      enabled: await SecondFactor.protects(user.id),
      recoveryCodes: (await RecoveryCode.unused(user.id)).length,
    }
  }

  async store({ request, response, scope, user }: HttpContext) {
    const { password } = await request.validateUsing(startAuthenticatorValidator)
    const { secret, uri } = unwrap(await StartAuthenticator.handle(scope, user, password))
    response.header('cache-control', 'no-store')
    return response.created({ secret, uri, svg: qrSvg(uri) })
  }

  async confirm({ request, response, scope, user }: HttpContext) {
    const { code } = await request.validateUsing(secondFactorCodeValidator)
    const recoveryCodes = unwrap(await ConfirmAuthenticator.handle(scope, user, code))
    response.header('cache-control', 'no-store')
    return { recoveryCodes }
  }

  async remove({ request, response, scope, user }: HttpContext) {
    const { code } = await request.validateUsing(secondFactorCodeValidator)
    unwrap(await TurnOffSecondFactor.handle(scope, user, code))
    return response.noContent()
  }
}
