import type { HttpContext } from '@adonisjs/core/http'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { SaveFormSettings } from '../actions/save_form_settings.ts'
import { findFormSettings } from '../queries/find_form_settings.ts'
import type { formSettingsSchema } from './form_shapes.ts'
import { formSettingsValidator } from './form_validators.ts'

/** What a company asks of workers before their contract is signed. */
export default class FormSettingsController {
  async show({ scope }: HttpContext): Promise<Answer<typeof formSettingsSchema>> {
    return findFormSettings(scope)
  }

  async update({ request, scope }: HttpContext): Promise<Answer<typeof formSettingsSchema>> {
    const input = await request.validateUsing(formSettingsValidator)
    return unwrap(await SaveFormSettings.handle(scope, input))
  }
}
