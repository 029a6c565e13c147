import { column } from '@adonisjs/lucid/orm'
import { SalarySacrificeSchema } from '#database/schema'
import type { ComputeFigures } from '#modules/compute/pure'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { Received } from '../domain/sacrifice/benefit_received.ts'
import type { ExchangeSide, PayGiven } from '../domain/sacrifice/exchange.ts'
import type { Limit } from '../domain/sacrifice/limits.ts'
import type { SacrificeStatus } from '../domain/sacrifice/status.ts'

/** Pay that a worker gives up for a benefit, with both packages as they were computed. */
export default class SalarySacrifice extends SalarySacrificeSchema {
  declare status: SacrificeStatus
  @column(asJson()) declare given: PayGiven
  @column(asJson()) declare benefit: Received
  @column(asJson()) declare currentPackage: ExchangeSide
  @column(asJson()) declare currentCompute: ComputeFigures
  @column(asJson()) declare newPackage: ExchangeSide
  @column(asJson()) declare newCompute: ComputeFigures
  @column(asJson()) declare limits: Limit[]
}
