import { column } from '@adonisjs/lucid/orm'
import { PackageVersionSchema } from '#database/schema'
import type { ComputeAnswer, PackageFields, WorkerFields } from '#modules/compute/pure'
import type { Pin } from '../domain/pin.ts'
import { asJson } from '#modules/shared/tenancy/json_column'

/** A package as it was before another version of it was saved. */
export default class PackageVersion extends PackageVersionSchema {
  @column(asJson()) declare worker: WorkerFields
  @column(asJson()) declare package: PackageFields
  @column(asJson()) declare pin: Pin | null
  @column(asJson()) declare compute: ComputeAnswer['compute']
}
