import { column } from '@adonisjs/lucid/orm'
import { DemoResetSchema } from '#database/schema'

/** One time that a demo company is put back to what it started with. */
export default class DemoReset extends DemoResetSchema {
  @column() declare status: 'waiting' | 'running' | 'done' | 'failed'

  static unfinished() {
    return this.query().whereIn('status', ['waiting', 'running'])
  }

  static newest() {
    return this.query().orderBy('id', 'desc').first()
  }
}
