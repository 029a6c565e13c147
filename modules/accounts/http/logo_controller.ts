import type { HttpContext } from '@adonisjs/core/http'
import { pictureController } from '#modules/shared/http/picture_controller'
import { shownPictureValidator } from '#modules/shared/http/picture_endpoints'
import { sendPicture } from '#modules/shared/http/send_picture'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { logo } from '../actions/company_logo.ts'
import { findLogo } from '../queries/find_logo.ts'

export default class LogoController extends pictureController(logo, () => ofCompany) {
  /**
   * Public: the logo stands on the sign-in page. A drawing may hold code, so none of it may run where a person
   * opens it by itself.
   */
  async show({ inScope, request, response }: HttpContext) {
    const { fileKey, type, url } = unwrap(await inScope(findLogo))
    const { v } = await request.validateUsing(shownPictureValidator, { data: request.qs() })
    const current = v === new URLSearchParams(url.split('?')[1]).get('v')
    response.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    )
    response.header('cache-control', current ? 'public, max-age=31536000, immutable' : 'no-cache')
    return sendPicture(response, { fileKey, type })
  }
}

function ofCompany({ companyId }: Scope) {
  return companyId
}
