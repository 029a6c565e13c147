import { countContractsToIndex, stampsOfContracts } from '#modules/contracts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { contractsOf } from '../domain/contracts_of.ts'
import { visibleIndexations } from '../queries/visible_indexations.ts'

/**
 * Counts what the run will cover and marks it as running; lines of an earlier plan whose contract is not among it any more go.
 * Running it again counts again; a failed run is open again.
 */
export class OpenIndexation {
  static async handle(scope: Scope, indexationId: string): Promise<{ total: number }> {
    const run = await visibleIndexations(scope).where('id', indexationId).firstOrFail()
    const total = await countContractsToIndex(scope, contractsOf(run))
    if (run.finishedAt && run.status !== 'failed') {
      await run.merge({ total }).save()
      return { total }
    }
    const now = stampsOfContracts(contractsOf(run))
    await scope.trx.rawQuery(
      `delete from indexation_lines where indexation_id = :run
         and contract_id not in (select id from (${now.sql}) now)`,
      { ...now.bindings, run: indexationId }
    )
    await run.merge({ status: 'running', failure: null, finishedAt: null, total }).save()
    return { total }
  }
}
