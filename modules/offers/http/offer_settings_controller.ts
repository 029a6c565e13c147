import type { HttpContext } from '@adonisjs/core/http'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { SaveOfferSettings } from '../actions/save_offer_settings.ts'
import { findOfferSettings } from '../queries/find_settings.ts'
import { offerSettingsValidator } from './validators.ts'
import type { offerSettingsSchema } from './schemas.ts'

export default class OfferSettingsController {
  async show({ scope }: HttpContext): Promise<Answer<typeof offerSettingsSchema>> {
    return findOfferSettings(scope)
  }

  async update({ request, scope }: HttpContext): Promise<Answer<typeof offerSettingsSchema>> {
    const input = await request.validateUsing(offerSettingsValidator)
    return unwrap(await SaveOfferSettings.handle(scope, input))
  }
}
