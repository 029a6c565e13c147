import { column } from '@adonisjs/lucid/orm'
import { ScenarioItemSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { Skipped } from '../domain/changes/change.ts'
import type { Snapshot } from '../domain/person.ts'
import type { Figures } from '../domain/simulate.ts'

/** The ways out of a scenario. */
export const WAYS_OUT = ['contract', 'offer', 'correction'] as const
export type WayOut = (typeof WAYS_OUT)[number]

/** One person in a scenario, with what the changes begin with. */
export default class ScenarioItem extends ScenarioItemSchema {
  @column(asJson()) declare snapshot: Snapshot
  @column(asJson()) declare before: Figures | null
  @column(asJson()) declare after: Figures | null
  @column(asJson()) declare skipped: { changeId: string; reason: Skipped }[]
  @column() declare appliedAs: WayOut | null
}
