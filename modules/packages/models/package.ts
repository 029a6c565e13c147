import { column } from '@adonisjs/lucid/orm'
import { PackageSchema } from '#database/schema'
import type {
  CompanyFields,
  ComputeAnswer,
  Gap,
  PackageFields,
  WorkerFields,
} from '#modules/compute/pure'
import type { PackageInput } from '../domain/package_input.ts'
import type { Pin } from '../domain/pin.ts'
import type { CompanyModelConfig } from '../domain/model_config.ts'
import { asJson } from '#modules/shared/tenancy/json_column'

/** A stored salary package with the whole result it was saved with. */
export default class Package extends PackageSchema {
  @column() declare packageType: PackageInput['packageType']
  @column() declare packageCategory: PackageInput['packageCategory']
  @column(asJson()) declare company: Required<CompanyFields>
  @column(asJson()) declare worker: WorkerFields
  @column(asJson()) declare package: PackageFields
  @column(asJson()) declare pin: Pin | null
  @column(asJson()) declare lawset: ComputeAnswer['lawset']
  @column(asJson()) declare gaps: Gap[]
  @column(asJson()) declare compute: ComputeAnswer['compute']
  /** What the database reads out of `package` as it is written; a row just saved knows it after a refresh. */
  @column() declare workerIds: string[]
  @column() declare computeModelConfig: CompanyModelConfig
}
