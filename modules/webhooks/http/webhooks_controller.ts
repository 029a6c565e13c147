import i18nManager from '@adonisjs/i18n/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { toLongPage } from '#modules/shared/http/pagination'
import { Problem } from '#modules/shared/http/problem'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { RemoveWebhook } from '../actions/remove_webhook.ts'
import { RotateWebhookSecret } from '../actions/rotate_webhook_secret.ts'
import { CreateWebhook, UpdateWebhook } from '../actions/save_webhook.ts'
import { ReplayDelivery, TestWebhook } from '../actions/send_again.ts'
import { isGoodUrl } from '../domain/webhook_url.ts'
import { listDeliveries } from '../queries/list_deliveries.ts'
import { listWebhooks } from '../queries/list_webhooks.ts'
import type { webhookSchema, webhooksSchema } from './schemas.ts'
import { shownDelivery, shownWebhook } from './shown.ts'
import { deliveriesValidator, webhookValidator } from './validators.ts'

/** Addresses that are told what happens, and the log of what they were told. */
export default class WebhooksController {
  async index({ scope }: HttpContext): Promise<Answer<typeof webhooksSchema>> {
    return { data: (await listWebhooks(scope)).map(shownWebhook) }
  }

  async show({ params, scope }: HttpContext) {
    return shown(scope, paramId(params))
  }

  async store(ctx: HttpContext) {
    const input = await inputOf(ctx)
    ctx.response.header('cache-control', 'no-store')
    return ctx.response.created(unwrap(await CreateWebhook.handle(ctx.scope, input)))
  }

  async update(ctx: HttpContext) {
    const input = await inputOf(ctx)
    const { id } = unwrap(await UpdateWebhook.handle(ctx.scope, paramId(ctx.params), input))
    return shown(ctx.scope, id)
  }

  async destroy({ params, scope }: HttpContext) {
    return unwrap(await RemoveWebhook.handle(scope, paramId(params)))
  }

  async rotate({ params, response, scope }: HttpContext) {
    response.header('cache-control', 'no-store')
    return unwrap(await RotateWebhookSecret.handle(scope, paramId(params)))
  }

  async test({ params, response, scope }: HttpContext) {
    return response.accepted(
      shownDelivery(unwrap(await TestWebhook.handle(scope, paramId(params))))
    )
  }

  async deliveries({ params, request, scope }: HttpContext) {
    const filter = await request.validateUsing(deliveriesValidator, { data: request.qs() })
    return toLongPage(unwrap(await listDeliveries(scope, paramId(params), filter)), shownDelivery)
  }

  async replay({ params, response, scope }: HttpContext) {
    const replayed = await ReplayDelivery.handle(
      scope,
      paramId(params),
      paramId(params, 'deliveryId')
    )
    return response.accepted(shownDelivery(unwrap(replayed)))
  }
}

async function shown(scope: Scope, id: string): Promise<Answer<typeof webhookSchema>> {
  const [found] = await listWebhooks(scope, id)
  if (!found) throw new Problem('E_NOT_FOUND')
  return shownWebhook(found)
}

async function inputOf({ request, scope }: HttpContext) {
  const input = await request.validateUsing(webhookValidator)
  if (isGoodUrl(input.url)) return input
  const message = i18nManager.locale(scope.locale).t('webhook_mails.address')
  throw new Problem('E_VALIDATION', { errors: [{ path: 'url', code: 'outside', message }] })
}
