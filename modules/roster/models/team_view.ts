import { column } from '@adonisjs/lucid/orm'
import { TeamViewSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'

/** Filters, order and columns of the team under a name, for one person. */
export default class TeamView extends TeamViewSchema {
  @column(asJson()) declare filter: Record<string, unknown>
}
