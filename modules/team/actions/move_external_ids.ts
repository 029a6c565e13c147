import { recordAll } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'
import { lockPeople } from '../queries/lock_people.ts'

/** Calls a program otherwise in the records of all people. What stands there under the new name of the same person or id gives way. */
export class MoveExternalIds {
  /** @returns of how many people */
  static async handle(scope: Scope, { from, to }: { from: string; to: string }): Promise<number> {
    await lockPeople(scope)
    await scope.trx.rawQuery(
      `delete from worker_external_ids as other using worker_external_ids as moved
       where lower(moved.system) = lower(?) and lower(other.system) = lower(?)
         and (other.worker_id = moved.worker_id or other.identifier = moved.identifier)`,
      [from, to]
    )
    const { rows } = await scope.trx.rawQuery(
      'update worker_external_ids set system = ? where lower(system) = lower(?) returning worker_id',
      [to, from]
    )
    if (rows.length > 0)
      await recordAll(
        scope,
        'worker.details_updated',
        { type: 'worker', ids: rows.map(({ worker_id: id }: { worker_id: string }) => id) },
        { fields: ['externalIds'], by: 'synchronisation' }
      )
    return rows.length
  }
}
