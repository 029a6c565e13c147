import { column } from '@adonisjs/lucid/orm'
import { IndexationLineSchema } from '#database/schema'
import type { LineAnswer, LineState } from '../domain/standing.ts'

/** One contract of a run, before and after; amounts as the database writes them. */
export default class IndexationLine extends IndexationLineSchema {
  @column() declare state: LineState
  @column() declare answer: LineAnswer | null
}
