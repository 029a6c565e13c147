import { OffersOnPackages } from '#modules/offers/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { visibleContracts } from '../queries/visible_contracts.ts'

/**
 * What the editor of packages does to contracts, after offers: the package of a contract stays as it is while the contract
 * stands. One without signatures is discarded first; one that was signed is followed by an amendment.
 */
export class ContractsOnPackages extends OffersOnPackages {
  async changing(
    scope: Scope,
    packageId: string,
    to: { packageCategory: string }
  ): Promise<Result<null>> {
    const offers = await super.changing(scope, packageId, to)
    if (!offers.ok) return offers
    const contracts = await seeingAll(scope).where('package_id', packageId)
    if (contracts.length === 0) return ok(null)
    const isSigned = contracts.some(({ signature }) => signature !== 'TO_SIGN')
    return fail(isSigned ? 'E_PACKAGE_CONTRACTED' : 'E_PACKAGE_TO_SIGN')
  }

  async removing(scope: Scope, packageId: string): Promise<Result<null>> {
    const offers = await super.removing(scope, packageId)
    if (!offers.ok) return offers
    const contract = await seeingAll(scope).where('package_id', packageId).first()
    return contract ? fail('E_CONFLICT') : ok(null)
  }

  async takingBack(scope: Scope, sacrificeId: string): Promise<Result<null>> {
    const contract = await seeingAll(scope).where('sacrifice_id', sacrificeId).first()
    return contract ? fail('E_SACRIFICE_CONTRACTED') : ok(null)
  }
}

function seeingAll(scope: Scope) {
  return visibleContracts(
    seeingWhatTheActorMayNot(
      scope,
      'a contract keeps its package as it was agreed, also for those who may not see the contract'
    )
  )
}
