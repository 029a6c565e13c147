import { column } from '@adonisjs/lucid/orm'
import { KeptFieldSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'

/** Which fields another program keeps of the people who have an id there. */
export default class KeptField extends KeptFieldSchema {
  @column(asJson()) declare fields: readonly string[]
}
