import { column } from '@adonisjs/lucid/orm'
import { HrAccountSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { HrSystemName } from '../domain/hr_system.ts'

/** An account of an HR system that was connected: whose ids stand in the records of people. */
export default class HrAccount extends HrAccountSchema {
  declare system: HrSystemName
  @column(asJson()) declare ids: readonly string[]

  /** The one whose ids stand there under the system's own name; null where none was connected yet. */
  static current(system: HrSystemName): Promise<HrAccount | null> {
    return this.query().where('system', system).whereNull('aside').first()
  }
}
