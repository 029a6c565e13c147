import type { HttpContext } from '@adonisjs/core/http'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { UpdateSettings } from '../actions/update_settings.ts'
import { findSettings, type BenefitSettings } from '../queries/find_settings.ts'
import { benefitSettingsValidator } from './validators.ts'
import type { benefitSettingsSchema } from './schemas.ts'

export default class BenefitSettingsController {
  async show({ scope }: HttpContext): Promise<Answer<typeof benefitSettingsSchema>> {
    return findSettings(scope)
  }

  async update({ request, scope }: HttpContext): Promise<Answer<typeof benefitSettingsSchema>> {
    const input = (await request.validateUsing(benefitSettingsValidator)) as BenefitSettings
    return unwrap(await UpdateSettings.handle(scope, input))
  }
}
