import type { Scope } from '#modules/shared/tenancy/scope'
import type { EntitlementsPort } from '#modules/shared/entitlements/entitlements'
import HrConnection from '../models/hr_connection.ts'
import { runUnderWay } from '../queries/find_run.ts'
import { RequestSync } from './request_sync.ts'

/** Asks for the night's run of each connection that a person let run once; of a company whose plan has it. */
export class RequestNightlySyncs {
  static async handle(scope: Scope, entitlements: EntitlementsPort): Promise<number> {
    const connections = await HrConnection.query().where({ state: 'ACTIVE', is_nightly: true })
    if (connections.length === 0) return 0
    const { features, isActive } = await entitlements.of(scope)
    if (!isActive || !features.has('sync')) return 0
    let asked = 0
    for (const { id } of connections) {
      if (await runUnderWay(scope, id)) continue
      if ((await RequestSync.handle(scope, id, { cause: 'NIGHT' })).ok) asked++
    }
    return asked
  }
}
