import { column } from '@adonisjs/lucid/orm'
import { AiTurnSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { Draft, Outcome, Reading } from '../pure.ts'

/** What was understood of the words, with its places in them. */
export type KeptReading = Pick<Reading, 'ops' | 'questions' | 'leftovers' | 'about' | 'reason'>

/** One request of a conversation, with the draft before and after it. */
export default class Turn extends AiTurnSchema {
  static table = 'ai_turns'

  declare outcome: Outcome
  declare reader: 'embedded' | 'model'
  @column(asJson()) declare before: Draft
  @column(asJson()) declare draft: Draft
  /** Null of turns that were asked before it was kept. */
  @column(asJson()) declare reading: KeptReading | null
}
