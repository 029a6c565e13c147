import { record } from '#modules/shared/audit/record'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { findWorker } from '../queries/find_worker.ts'
import { heldOn, type HeldOn } from '../queries/held_on.ts'

/** Gives all that is held on a person to those who keep records. The audit log says who took it. */
export class GiveHeldData {
  static async handle(scope: Scope, id: string): Promise<Result<{ name: string; held: HeldOn }>> {
    const found = await findWorker(scope, id)
    if (!found.ok) return found
    const held = await heldOn(scope, found.value, 'keeper')
    await record(scope, 'worker.data_given', { type: 'worker', id })
    return ok({ name: `${found.value.firstName} ${found.value.lastName}`, held })
  }
}
