import { column } from '@adonisjs/lucid/orm'
import { IndexFigureSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'

/** A figure of the index that the company loaded. */
export default class IndexFigure extends IndexFigureSchema {
  @column(asJson()) declare figure: object
}
