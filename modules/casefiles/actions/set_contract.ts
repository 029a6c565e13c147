import { lockContract } from '#modules/contracts/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Casefile from '../models/casefile.ts'
import { findCasefile } from '../queries/find_casefile.ts'
import { changed, openCasefile } from './change_casefile.ts'

/** Gives a casefile its contract, or another one of the same worker. */
export class SetContract {
  static async handle(
    scope: Scope,
    id: string,
    { contractId }: { contractId: string }
  ): Promise<Result<Casefile>> {
    const seen = await findCasefile(scope, id)
    if (!seen.ok) return seen
    // Before the casefile, and so that it is not discarded meanwhile.
    const contract = await lockContract(scope, contractId)
    if (!contract.ok) return contract
    const found = await openCasefile(scope, id)
    if (!found.ok) return found
    const casefile = found.value
    if (contract.value.workerId !== casefile.workerId) return fail('E_CASEFILE_OTHER_WORKER')
    if (casefile.contractId === contractId) return ok(casefile)
    casefile.merge({ contractId })
    return changed(scope, casefile, ['contractId'], { contract: contractId })
  }
}
