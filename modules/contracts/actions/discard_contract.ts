import app from '@adonisjs/core/services/app'
import { lockOffer, ReleaseOffer } from '#modules/offers/index'
import { DeletePackage, ReleasePackage } from '#modules/packages/index'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { ContractCasefiles } from '../ports/contract_casefiles.ts'
import { findContract, lockLine } from '../queries/find_contract.ts'
import { refusalToday } from '../queries/standing_today.ts'
import { visibleContracts } from '../queries/visible_contracts.ts'
import { giveBack, moveFollowers } from './line_of_versions.ts'

/**
 * Removes a version without signatures, as if it had not been made: an offer is accepted again and owns its package,
 * a copied package goes, and the version before has its days back.
 */
export class DiscardContract {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    const seen = await findContract(scope, id)
    if (!seen.ok) return seen
    const { changeType, previousId, offerId, packageId } = seen.value
    if (offerId) await lockOffer(scope, offerId)
    const found = await lockLine(scope, id)
    if (!found.ok) return found
    const contract = found.value
    const refused = await refusalToday(scope, contract, 'discard')
    if (refused) return fail(refused)
    const agreed = await (await app.container.make(ContractCasefiles)).discarding(scope, id)
    if (!agreed.ok) return agreed
    if (changeType === 'CORRECTION') await moveFollowers(scope, id, previousId!)
    await contract.delete()
    const back = await giveBack(scope, contract)
    if (!back.ok) return back
    if (offerId) {
      const released = await ReleaseOffer.handle(scope, offerId)
      if (!released.ok) return released
    } else if (!(await isUsed(scope, packageId))) {
      await ReleasePackage.handle(scope, packageId, 'SIMULATION')
      const removed = await DeletePackage.handle(scope, packageId)
      if (!removed.ok) return removed
    }
    await record(scope, 'contract.discarded', { type: 'contract', id }, { changeType })
    return ok(null)
  }
}

/** Whether another version has the same package. */
async function isUsed(scope: Scope, packageId: string): Promise<boolean> {
  return (await visibleContracts(scope).where('package_id', packageId).first()) !== null
}
