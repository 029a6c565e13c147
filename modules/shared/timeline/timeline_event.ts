import { column } from '@adonisjs/lucid/orm'
import { TimelineEventSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'

/** One line of a subject's timeline. Nobody did it who has no `userId`: somebody from outside, or time. */
export default class TimelineEvent extends TimelineEventSchema {
  @column(asJson()) declare details: Record<string, unknown>
}
