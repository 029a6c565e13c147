import { randomUUID } from 'node:crypto'
import { ContractOffer } from '#modules/offers/index'
import { ContractPackage } from '#modules/packages/index'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce, waitForTwin } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { lockWorker } from '#modules/team/index'
import type Contract from '../models/contract.ts'
import {
  prepareContract,
  workerOf,
  type ContractInput,
  type ContractOrigin,
} from '../queries/prepare_contract.ts'
import { visibleContracts } from '../queries/visible_contracts.ts'
import { askForFiguresOf } from './ask_for_figures.ts'
import { contentColumns } from './content_columns.ts'
import { contractRefusal, type ExplainContract } from './contract_refusal.ts'
import { followPrevious } from './line_of_versions.ts'

/** `id` may be chosen by the client, so that a double click makes one contract, not two. */
export type CreateContractInput = ContractInput & { id?: string }

/**
 * Makes a contract, or a version that follows or corrects one; an accepted offer is CONTRACTED by it, with its package.
 * Makers of one worker's contracts wait for each other, so that the second is told of the first.
 */
export class CreateContract {
  static async handle(
    scope: Scope,
    { id = randomUUID(), ...input }: CreateContractInput,
    explain: ExplainContract
  ): Promise<Result<Contract>> {
    await waitForTwin(scope, id)
    const twin = await visibleContracts(scope).where('id', id).first()
    if (twin) return ok(twin)
    if (input.offerId) {
      const agreed = await ContractOffer.handle(scope, input.offerId)
      if (!agreed.ok) return agreed
    }
    const whose = await workerOf(scope, input)
    if (!whose.ok) return whose
    const locked = await lockWorker(scope, whose.value)
    if (!locked.ok) return locked
    // What another maker did meanwhile is seen from here on.
    const prepared = await prepareContract(scope, input)
    if (!prepared.ok) return prepared
    const refused = contractRefusal(prepared.value, explain)
    if (refused) return refused
    const { origin, content } = prepared.value
    const packageId = await packageFor(scope, input, origin, explain)
    if (!packageId.ok) return packageId
    const line = await followPrevious(scope, origin, { id, startDate: content.startDate })
    if (!line.ok) return line
    const made = await insertOnce(scope, 'contracts', {
      id,
      worker_id: origin.workerId,
      package_id: packageId.value,
      offer_id: input.offerId ?? null,
      sacrifice_id: input.exchangeId ?? null,
      change_type: origin.changeType,
      created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
      ...contentColumns(content),
      ...line.value.columns,
    })
    // That of another company.
    if (!made) return fail('E_CONFLICT')
    await line.value.close()
    const { changeType } = origin
    await record(scope, 'contract.created', { type: 'contract', id }, { changeType })
    await askForFiguresOf(scope, { id, version: 1 })
    return ok(await visibleContracts(scope).where('id', id).firstOrFail())
  }
}

/** The offer's own, a copy of the one that was named or exchanged, or that of the version before. */
async function packageFor(
  scope: Scope,
  { offerId, packageId, exchangeId }: ContractInput,
  { workerId, pack }: ContractOrigin,
  explain: ExplainContract
): Promise<Result<string>> {
  if (offerId || (!exchangeId && !packageId)) return ok(pack.id!)
  const of = exchangeId ? { sacrificeId: exchangeId } : { packageId: packageId! }
  const copy = await ContractPackage.handle(scope, { of, workerId }, explain.engine)
  return copy.ok ? ok(copy.value.id) : copy
}
