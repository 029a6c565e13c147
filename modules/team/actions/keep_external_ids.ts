import { recordAll } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'

/** Keeps what another program calls workers who have no id there yet. */
export class KeepExternalIds {
  static async handle(
    scope: Scope,
    system: string,
    ids: readonly { workerId: string; identifier: string }[]
  ): Promise<void> {
    if (ids.length === 0) return
    await scope.trx
      .table('worker_external_ids')
      .multiInsert(
        ids.map(({ workerId, identifier }) => ({ worker_id: workerId, system, identifier }))
      )
    await recordAll(
      scope,
      'worker.details_updated',
      { type: 'worker', ids: ids.map(({ workerId }) => workerId) },
      { fields: ['externalIds'], by: 'synchronisation' }
    )
  }
}
