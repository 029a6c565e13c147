import { column } from '@adonisjs/lucid/orm'
import { LinkSessionSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'

/** A browser in which a private link was opened. */
export default class LinkSession extends LinkSessionSchema {
  @column(asJson()) declare shown: Record<string, number> | null
}
