import { column } from '@adonisjs/lucid/orm'
import { ScenarioChangeSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { ChangeData } from '../domain/changes/change.ts'
import type { ChangeType } from '../domain/changes/index.ts'

/** One change of a scenario, in its place in the order. */
export default class ScenarioChange extends ScenarioChangeSchema {
  @column() declare type: ChangeType
  @column(asJson()) declare data: ChangeData
  @column() declare itemIds: string[] | null
}
