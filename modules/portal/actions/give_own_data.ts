import { record } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'
import { GiveHeldData } from '#modules/team/index'
import { asWorker } from '../queries/as_worker.ts'

/** Gives a worker all that is held on them; what is sealed masked. */
export class GiveOwnData {
  static async handle(scope: Scope, workerId: string): ReturnType<typeof GiveHeldData.handle> {
    const given = await GiveHeldData.handle(asWorker(scope), workerId)
    await record(scope, 'portal.data_given', { type: 'worker', id: workerId })
    return given
  }
}
