import { column } from '@adonisjs/lucid/orm'
import { AiTurnSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { Draft, Outcome } from '../pure.ts'

/** One request of a conversation, with the draft before and after it. */
export default class Turn extends AiTurnSchema {
  static table = 'ai_turns'

  declare outcome: Outcome
  declare reader: 'embedded' | 'model'
  @column(asJson()) declare before: Draft
  @column(asJson()) declare draft: Draft
}
