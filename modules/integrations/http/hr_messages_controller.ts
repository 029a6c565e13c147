import type { HttpContext } from '@adonisjs/core/http'
import { EntitlementsPort } from '#modules/shared/entitlements/entitlements'
import { isUuid } from '#modules/shared/values/is_uuid'
import { Problem } from '#modules/shared/http/problem'
import { unwrap } from '#modules/shared/result'
import { ReceiveMessage } from '../actions/receive_message.ts'
import { HrSources } from '../ports/hr_sources.ts'

export default class HrMessagesController {
  /** The signature is over the very bytes, so the body is read as text and not as JSON. */
  async store({ containerResolver, params, request, response, scope }: HttpContext) {
    if (!isUuid(String(params.id))) throw new Problem('E_BAD_SIGNATURE')
    const message = {
      headers: request.headers(),
      body: request.raw() ?? '',
      query: request.qs() as Record<string, string>,
    }
    const sources = await containerResolver.make(HrSources)
    const entitlements = await containerResolver.make(EntitlementsPort)
    unwrap(await ReceiveMessage.handle(scope, String(params.id), message, sources, entitlements))
    return response.accepted('')
  }
}
