import type { HttpContext } from '@adonisjs/core/http'
import { toPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import type { Answer } from '#modules/shared/http/shapes'
import { DeleteModelConfig } from '../actions/delete_model_config.ts'
import { CreateModelConfig, UpdateModelConfig } from '../actions/save_model_config.ts'
import { listModelConfigs } from '../queries/list_model_configs.ts'
import { modelConfigEffects } from '../queries/model_config_effects.ts'
import {
  createModelConfigValidator,
  modelConfigEffectsValidator,
  updateModelConfigValidator,
} from './model_config_validators.ts'
import type {
  effectsSchema,
  modelConfigSchema,
  modelConfigsSchema,
} from './model_config_validators.ts'

/** Packages judged at once for what a change would do. */
const PER_PAGE = 100

export default class ModelConfigsController {
  async index({ scope }: HttpContext): Promise<Answer<typeof modelConfigsSchema>> {
    return { data: await listModelConfigs(scope) }
  }

  async store({ request, response, scope }: HttpContext) {
    const input = await request.validateUsing(createModelConfigValidator)
    return response.created(unwrap(await CreateModelConfig.handle(scope, input)))
  }

  async update({ params, request, scope }: HttpContext): Promise<Answer<typeof modelConfigSchema>> {
    const input = await request.validateUsing(updateModelConfigValidator)
    return unwrap(await UpdateModelConfig.handle(scope, paramId(params), input))
  }

  async destroy({ params, scope }: HttpContext) {
    return unwrap(await DeleteModelConfig.handle(scope, paramId(params)))
  }

  async effects({ params, request, scope }: HttpContext): Promise<Answer<typeof effectsSchema>> {
    const input = await request.validateUsing(modelConfigEffectsValidator)
    const { page = 1, computeModelConfig } = input
    const { rows, toEffect } = unwrap(
      await modelConfigEffects(scope, paramId(params), computeModelConfig, {
        page,
        perPage: PER_PAGE,
      })
    )
    return toPage(rows, toEffect)
  }
}
