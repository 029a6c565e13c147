import type { HttpContext } from '@adonisjs/core/http'
import { EntitlementsPort } from '#modules/shared/entitlements/entitlements'
import { isUuid } from '#modules/shared/values/is_uuid'
import { Problem } from '#modules/shared/http/problem'
import { unwrap } from '#modules/shared/result'
import { ReceiveMessage } from '../actions/receive_message.ts'
import { HrSources } from '../ports/hr_sources.ts'
import { messageQueryValidator } from './validators.ts'

/** Where HR systems tell that somebody changed. */
export default class HrMessagesController {
  /** The signature is over the very bytes, so the body is not read as JSON. */
  async store(ctx: HttpContext) {
    const { containerResolver, params, request, response, scope } = ctx
    if (!isUuid(String(params.id))) throw new Problem('E_BAD_SIGNATURE')
    const message = {
      headers: request.headers(),
      body: ctx.bytes.toString('utf8'),
      query: await request.validateUsing(messageQueryValidator, { data: request.qs() }),
    }
    const sources = await containerResolver.make(HrSources)
    const entitlements = await containerResolver.make(EntitlementsPort)
    unwrap(await ReceiveMessage.handle(scope, String(params.id), message, sources, entitlements))
    return response.accepted('')
  }
}
