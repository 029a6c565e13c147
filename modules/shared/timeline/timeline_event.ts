import { column } from '@adonisjs/lucid/orm'
import { TimelineEventSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'

/** One line of a subject's timeline. Without `userId` a person from outside did it, or time. */
export default class TimelineEvent extends TimelineEventSchema {
  @column(asJson()) declare details: Record<string, unknown>
}
