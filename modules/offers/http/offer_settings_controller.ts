import type { HttpContext } from '@adonisjs/core/http'
import { unwrap } from '#modules/shared/result'
import { SaveOfferSettings } from '../actions/save_offer_settings.ts'
import { findOfferSettings } from '../queries/find_settings.ts'
import { offerSettingsValidator } from './validators.ts'

export default class OfferSettingsController {
  async show({ scope }: HttpContext) {
    return findOfferSettings(scope)
  }

  async update({ request, scope }: HttpContext) {
    const input = await request.validateUsing(offerSettingsValidator)
    return unwrap(await SaveOfferSettings.handle(scope, input))
  }
}
