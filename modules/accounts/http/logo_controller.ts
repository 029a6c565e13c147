import type { HttpContext } from '@adonisjs/core/http'
import { unwrap } from '#modules/shared/result'
import { ChangeLogo } from '../actions/change_logo.ts'
import { findLogo } from '../queries/find_logo.ts'
import { shownPictureValidator } from './company_validators.ts'

export default class LogoController {
  /**
   * Public: the logo stands on the sign-in page. A drawing may hold code, so none of it may run where somebody
   * opens it by itself.
   */
  async show({ request, response, scope }: HttpContext) {
    const { bytes, type, url } = unwrap(await findLogo(scope))
    const { v } = await request.validateUsing(shownPictureValidator, { data: request.qs() })
    const current = v === new URLSearchParams(url.split('?')[1]).get('v')
    response.header('content-type', type)
    response.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    )
    response.header('x-content-type-options', 'nosniff')
    response.header('cache-control', current ? 'public, max-age=31536000, immutable' : 'no-cache')
    return response.send(bytes)
  }

  async update({ bytes, response, scope }: HttpContext) {
    unwrap(await ChangeLogo.handle(scope, bytes))
    return response.noContent()
  }

  async destroy({ response, scope }: HttpContext) {
    unwrap(await ChangeLogo.handle(scope, null))
    return response.noContent()
  }
}
