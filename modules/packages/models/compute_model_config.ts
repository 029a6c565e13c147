import { column } from '@adonisjs/lucid/orm'
import { ComputeModelConfigSchema } from '#database/schema'
import type { CompanyModelConfig } from '../domain/model_config.ts'
import { asJson } from '#modules/shared/tenancy/json_column'

/** What the company sets for a joint committee and a kind of work; packages that say the same follow it. */
export default class ComputeModelConfigRow extends ComputeModelConfigSchema {
  static override table = 'compute_model_configs'
  @column(asJson()) declare computeModelConfig: CompanyModelConfig
}
