import type { Scope } from '#modules/shared/tenancy/scope'
import KeptField from '../models/kept_field.ts'

/**
 * Says which fields of its people another program keeps: here they are read, and changed there. None gives all of them back.
 *
 * @param system as the external ids of workers name it
 * @param fields by the names of the record
 */
export class KeepFieldsElsewhere {
  static async handle(_scope: Scope, system: string, fields: readonly string[]): Promise<void> {
    if (fields.length === 0) await KeptField.query().where('system', system).delete()
    else await KeptField.updateOrCreate({ system }, { fields })
  }
}
