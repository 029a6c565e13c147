import { countContractsToIndex, stampsOfContracts } from '#modules/contracts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { contractsOf } from '../domain/contracts_of.ts'
import { COMPUTABLE } from '../domain/run_steps.ts'
import { visibleIndexations } from '../queries/visible_indexations.ts'

/**
 * Counts what the run will cover and marks it as running; lines of an earlier plan whose contract is not among it any more go.
 * Running it again counts again; a failed run is open again, one that was approved stays as it is.
 */
export class OpenIndexation {
  static async handle(scope: Scope, indexationId: string): Promise<{ total: number }> {
    const run = await visibleIndexations(scope).where('id', indexationId).forUpdate().firstOrFail()
    if (!COMPUTABLE.includes(run.status)) return { total: run.total }
    const total = await countContractsToIndex(scope, contractsOf(run))
    if (run.finishedAt && run.status !== 'failed') {
      await run.merge({ total }).save()
      return { total }
    }
    const now = stampsOfContracts(contractsOf(run))
    await scope.trx.rawQuery(
      `delete from indexation_lines l where l.indexation_id = :run
         and not exists (select from (${now.sql}) now where now.id = l.contract_id)`,
      { ...now.bindings, run: indexationId }
    )
    await run.merge({ status: 'running', failure: null, finishedAt: null, total, done: 0 }).save()
    return { total }
  }
}
