import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { Problem } from '#modules/shared/http/problem'
import { unwrap } from '#modules/shared/result'
import { qrSvg } from '#modules/shared/values/qr_code'
import { ConfirmSecondFactor } from '../actions/confirm_second_factor.ts'
import { RenewRecoveryCodes } from '../actions/renew_recovery_codes.ts'
import { StartAuthenticator, startFactor } from '../actions/start_authenticator.ts'
import { TurnOffSecondFactor } from '../actions/turn_off_second_factor.ts'
import { maskedNumber, phoneNumber } from '../domain/phone_number.ts'
import RecoveryCode from '../models/recovery_code.ts'
import SecondFactor from '../models/second_factor.ts'
import { SmsSender } from '#modules/shared/sms/sms_sender'
import { sendSmsCode } from './send_sms_code.ts'
import { confirmSecondFactorValidator, startSmsValidator } from './sign_in_validators.ts'

/** The signed-in person's own second factor. Secrets stand in one answer each, which nothing keeps. */
export default class SecondFactorsController {
  async show({ containerResolver, user }: HttpContext) {
    const kinds = await SecondFactor.kindsOf(user.id)
    const phone = kinds.includes('SMS') ? await SecondFactor.of(user.id, 'SMS') : null
    return {
      enabled: kinds.length > 0,
      app: kinds.includes('TOTP'),
      phone: phone && maskedNumber(phone.plain),
      smsAvailable: (await containerResolver.make(SmsSender)).available,
      recoveryCodes: (await RecoveryCode.unused(user.id)).length,
    }
  }

  async store({ response, scope, user }: HttpContext) {
    const { secret, uri } = unwrap(await StartAuthenticator.handle(scope, user))
    response.header('cache-control', 'no-store')
    return response.created({ secret, uri, svg: qrSvg(uri) })
  }

  /** Sends the first code to the phone. */
  async storePhone({ containerResolver, request, response, scope, user }: HttpContext) {
    const { phone } = await request.validateUsing(startSmsValidator)
    if (!(await containerResolver.make(SmsSender)).available) throw new Problem('E_NOT_FOUND')
    const number = phoneNumber(phone)
    if (!number) {
      const message = i18nManager.locale(scope.locale).t('sign_in.phone')
      throw new Problem('E_VALIDATION', { errors: [{ path: 'phone', code: 'phone', message }] })
    }
    unwrap(await startFactor(user, 'SMS', number))
    await sendSmsCode(scope, user.id)
    return response.noContent()
  }

  /** To a person without an app who is asked for a fresh proof. */
  async sendCode({ response, scope, user }: HttpContext) {
    if (user.currentAccessToken) throw new Problem('E_FORBIDDEN')
    if (!(await SecondFactor.kindsOf(user.id)).includes('SMS')) throw new Problem('E_NOT_FOUND')
    await sendSmsCode(scope, user.id)
    return response.noContent()
  }

  async confirm({ auth, request, response, scope, user }: HttpContext) {
    if (user.currentAccessToken) throw new Problem('E_FORBIDDEN')
    const { code, kind = 'TOTP' } = await request.validateUsing(confirmSecondFactorValidator)
    const recoveryCodes = unwrap(
      await ConfirmSecondFactor.handle(scope, user, kind, code, auth.use('web').user?.id)
    )
    response.header('cache-control', 'no-store')
    return { recoveryCodes }
  }

  async renewCodes({ response, scope, user }: HttpContext) {
    const recoveryCodes = unwrap(await RenewRecoveryCodes.handle(scope, user))
    response.header('cache-control', 'no-store')
    return { recoveryCodes }
  }

  async remove({ auth, response, scope, user }: HttpContext) {
    unwrap(await TurnOffSecondFactor.handle(scope, user, auth.use('web').user?.id))
    return response.noContent()
  }
}
