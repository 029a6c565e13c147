import type { HttpContext } from '@adonisjs/core/http'
import { toPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { DeleteModelConfig } from '../actions/delete_model_config.ts'
import {
  CreateModelConfig,
  UpdateModelConfig,
  type ModelConfigInput,
} from '../actions/save_model_config.ts'
import { listModelConfigs } from '../queries/list_model_configs.ts'
import { modelConfigEffects } from '../queries/model_config_effects.ts'
import {
  createModelConfigValidator,
  modelConfigEffectsValidator,
  updateModelConfigValidator,
} from './model_config_validators.ts'

/** Packages judged at once for what a change would do. */
const PER_PAGE = 100

export default class ModelConfigsController {
  async index({ scope }: HttpContext) {
    return { data: await listModelConfigs(scope) }
  }

  async store({ request, response, scope }: HttpContext) {
    const input = await request.validateUsing(createModelConfigValidator)
    const created = await CreateModelConfig.handle(scope, input as unknown as ModelConfigInput)
    return response.created(unwrap(created))
  }

  async update({ params, request, scope }: HttpContext) {
    const input = (await request.validateUsing(
      updateModelConfigValidator
    )) as unknown as ModelConfigInput & { version: number }
    return unwrap(await UpdateModelConfig.handle(scope, paramId(params), input))
  }

  async destroy({ params, scope }: HttpContext) {
    return unwrap(await DeleteModelConfig.handle(scope, paramId(params)))
  }

  async effects({ params, request, scope }: HttpContext) {
    const { page, ...input } = await request.validateUsing(modelConfigEffectsValidator)
    const { rows, toEffect } = unwrap(
      await modelConfigEffects(
        scope,
        paramId(params),
        (input as unknown as ModelConfigInput).computeModelConfig,
        { page: page ?? 1, perPage: PER_PAGE }
      )
    )
    return toPage(rows, toEffect)
  }
}
