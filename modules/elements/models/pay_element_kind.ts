import { column } from '@adonisjs/lucid/orm'
import { PayElementKindSchema } from '#database/schema'
import type { Translations } from '#modules/compute/pure'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { PayUnit, Prestation, Repeats } from '../domain/pay_element.ts'

/** What of pay can happen in this company: its code, name and unit. */
export default class PayElementKind extends PayElementKindSchema {
  declare unit: PayUnit
  declare repeats: Repeats
  declare prestation: Prestation | null
  @column(asJson()) declare translations: Translations
}
