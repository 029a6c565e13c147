import type { HttpContext } from '@adonisjs/core/http'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import { SaveSettings } from '../actions/save_settings.ts'
import { AssistantModel } from '../ports/assistant_model.ts'
import { findSettings, usageByMonth, type AssistantSettings } from '../queries/settings.ts'
import type { settingsSchema, usageSchema } from './schemas.ts'
import { settingsValidator } from './validators.ts'

export default class AssistantSettingsController {
  async show({ scope, containerResolver }: HttpContext): Promise<Answer<typeof settingsSchema>> {
    const { told } = await containerResolver.make(AssistantModel)
    return { ...(await findSettings(scope, told)), model: told }
  }

  async update({
    request,
    scope,
    containerResolver,
  }: HttpContext): Promise<Answer<typeof settingsSchema>> {
    const input = (await request.validateUsing(settingsValidator)) as AssistantSettings
    const { told } = await containerResolver.make(AssistantModel)
    return { ...unwrap(await SaveSettings.handle(scope, input, told)), model: told }
  }

  async usage({ scope }: HttpContext): Promise<Answer<typeof usageSchema>> {
    const { monthlyTokens } = await findSettings(scope, null)
    return { monthlyTokens, months: await usageByMonth(scope) }
  }
}
