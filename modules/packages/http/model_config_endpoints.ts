import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import {
  createModelConfigValidator,
  effectsSchema,
  modelConfigEffectsValidator,
  modelConfigSchema,
  modelConfigsSchema,
  updateModelConfigValidator,
} from './model_config_validators.ts'

const configs = () => import('./model_configs_controller.ts')

/** What a company sets for its joint committees: packages follow it, administrators keep it. */
export const modelConfigEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/compute-model-configs',
    handler: [configs, 'index'],
    audience: 'employer',
    can: 'compute-models.read',
    summary: 'The settings of joint committees, by name',
    response: modelConfigsSchema,
  },
  {
    method: 'POST',
    path: '/compute-model-configs',
    handler: [configs, 'store'],
    audience: 'employer',
    can: 'compute-models.write',
    summary: 'Add settings of a joint committee',
    body: createModelConfigValidator,
    status: 201,
    response: modelConfigSchema,
  },
  {
    method: 'PUT',
    path: '/compute-model-configs/:id',
    handler: [configs, 'update'],
    heavy: true,
    audience: 'employer',
    can: 'compute-models.write',
    summary: 'Change settings, and with them the packages that follow them',
    body: updateModelConfigValidator,
    response: modelConfigSchema,
  },
  {
    method: 'DELETE',
    path: '/compute-model-configs/:id',
    handler: [configs, 'destroy'],
    heavy: true,
    audience: 'employer',
    can: 'compute-models.write',
    summary:
      'Remove settings; packages that follow them fall back to the law, what is offered, signed or archived stays',
    response: removedSchema,
  },
  {
    method: 'POST',
    path: '/compute-model-configs/:id/effects',
    handler: [configs, 'effects'],
    heavy: true,
    audience: 'employer',
    can: 'compute-models.write',
    summary: 'What other settings would do to the packages that follow these; writes nothing',
    body: modelConfigEffectsValidator,
    response: effectsSchema,
  },
]
