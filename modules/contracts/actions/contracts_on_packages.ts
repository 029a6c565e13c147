import app from '@adonisjs/core/services/app'
import { OffersOnPackages } from '#modules/offers/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { ContractCasefiles } from '../ports/contract_casefiles.ts'
import { visibleContracts } from '../queries/visible_contracts.ts'

/** What the editor of packages does to contracts, after offers: what was signed stays as it is. */
export class ContractsOnPackages extends OffersOnPackages {
  async changing(
    scope: Scope,
    packageId: string,
    to: { packageCategory: string }
  ): Promise<Result<null>> {
    const offers = await super.changing(scope, packageId, to)
    if (!offers.ok) return offers
    const contracts = await contractsOn(scope, packageId).forUpdate()
    // Of those from before nobody knows here what was signed.
    if (contracts.some(({ signedOn }) => signedOn !== null)) return fail('E_PACKAGE_CONTRACTED')
    const casefiles = await app.container.make(ContractCasefiles)
    for (const { id, signature } of contracts) {
      const agreed = signature === 'TO_SIGN' ? await casefiles.changing(scope, id) : ok(null)
      if (!agreed.ok) return agreed
    }
    return ok(null)
  }

  async removing(scope: Scope, packageId: string): Promise<Result<null>> {
    const offers = await super.removing(scope, packageId)
    if (!offers.ok) return offers
    return (await contractsOn(scope, packageId).first()) ? fail('E_CONFLICT') : ok(null)
  }
}

function contractsOn(scope: Scope, packageId: string) {
  const all = seeingWhatTheActorMayNot(
    scope,
    'a contract keeps its package as it was signed, also for those who may not see the contract'
  )
  return visibleContracts(all).where('package_id', packageId)
}
