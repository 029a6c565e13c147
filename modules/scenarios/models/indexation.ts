import { column } from '@adonisjs/lucid/orm'
import { IndexationSchema } from '#database/schema'

/** One run of an indexation over the current contracts of a paritary commission. */
export default class Indexation extends IndexationSchema {
  @column() declare status: 'waiting' | 'running' | 'done' | 'failed'
}
