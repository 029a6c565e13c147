import { findCompany } from '#modules/accounts/index'
import { currentContractsSlice } from '#modules/contracts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { indexContract } from '../domain/index_contract.ts'
import { visibleIndexations } from '../queries/visible_indexations.ts'

/** The answer of one slice: where the next one starts (null at the end) and how many are done in all. */
export interface SliceResult {
  next: string | null
  done: number
}

/**
 * Recomputes one slice of contracts, before and after: one read, one pass of the engine, one write.
 * A slice that runs twice replaces its own lines, so the result is the same.
 */
export class RecomputeSlice {
  static async handle(
    scope: Scope,
    indexationId: string,
    slice: { after: string | null; limit: number }
  ): Promise<SliceResult> {
    const run = await visibleIndexations(scope).where('id', indexationId).firstOrFail()
    const contracts = await currentContractsSlice(scope, {
      date: run.date.toISODate()!,
      commissionParitaire: run.commissionParitaire,
      ...slice,
    })
    const company = await findCompany(scope)
    const lines = contracts.map((contract) => ({
      indexation_id: indexationId,
      contract_id: contract.contractId,
      ...indexContract(contract.input, Number(run.percent), company),
    }))
    if (lines.length > 0) {
      await scope.trx
        .insertQuery()
        .table('indexation_lines')
        .knexQuery.insert(lines)
        .onConflict(['company_id', 'indexation_id', 'contract_id'])
        .merge()
    }
    const { rows } = await scope.trx.rawQuery(
      'select count(*)::int as done from indexation_lines where indexation_id = ?',
      [indexationId]
    )
    await run.merge({ done: rows[0].done }).save()
    return {
      next: contracts.length === slice.limit ? contracts.at(-1)!.contractId : null,
      done: rows[0].done,
    }
  }
}
