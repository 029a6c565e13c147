import { column } from '@adonisjs/lucid/orm'
import { ScenarioSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { KeptTotals } from '../domain/kept_totals.ts'

/** What a scenario may belong to: that alone changes it and leads it out. */
export type Keeper = 'review'

/** What a company tries on its people before anything of it is agreed. */
export default class Scenario extends ScenarioSchema {
  @column() declare keptBy: Keeper | null
  @column(asJson()) declare totals: KeptTotals | null
}
