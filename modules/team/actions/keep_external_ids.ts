import { record } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'
import WorkerExternalId from '../models/worker_external_id.ts'

/** Keeps what another program calls workers who have no id there yet. */
export class KeepExternalIds {
  static async handle(
    scope: Scope,
    system: string,
    ids: readonly { workerId: string; identifier: string }[]
  ): Promise<void> {
    await WorkerExternalId.createMany(ids.map((each) => ({ ...each, system })))
    for (const { workerId } of ids)
      await record(
        scope,
        'worker.details_updated',
        { type: 'worker', id: workerId },
        { fields: ['externalIds'], by: 'synchronisation' }
      )
  }
}
