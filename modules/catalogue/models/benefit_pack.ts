import { column } from '@adonisjs/lucid/orm'
import { BenefitPackSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { PackFields } from '../domain/benefit_pack.ts'

/** Benefits that are added to a package together. */
export default class BenefitPack extends BenefitPackSchema {
  @column(asJson()) declare benefits: PackFields
}
