import { findCompany } from '#modules/accounts/index'
import { contractsToIndex } from '#modules/contracts/index'
import type { Lane } from '#modules/shared/tenancy/lane'
import type { Scope } from '#modules/shared/tenancy/scope'
import { contractsOf } from '../domain/contracts_of.ts'
import { indexContract } from '../domain/index_contract.ts'
import { COMPUTABLE } from '../domain/run_steps.ts'
import { standingIn } from '../domain/standing.ts'
import { holdIndexation } from '../queries/find_indexation.ts'
import { indexedAlready } from '../queries/indexed_already.ts'

/** The answer of one slice: where the next one starts (null at the end) and how many of its lane are done in all. */
export interface SliceResult {
  next: string | null
  done: number
}

interface ContractSlice {
  after: string | null
  limit: number
  done: number
  beside?: number
  lane?: Lane
}

/** A line as the table names its columns. */
type Line = Record<string, unknown> & { indexation_id: string; contract_id: string; stamp: string }

/**
 * Recomputes one slice of contracts, before and after: one read, one pass of the engine, one write. `done` of its lane were
 * computed before it, and so many `beside` it: counted here they would be counted again with each slice.
 * A slice that runs twice replaces its own lines, so the result is the same; an answer stays with a contract that did not
 * change.
 */
export class RecomputeSlice {
  static async handle(
    scope: Scope,
    indexationId: string,
    { done: before, beside = 0, ...slice }: ContractSlice
  ): Promise<SliceResult> {
    const run = await holdIndexation(scope, indexationId)
    if (!COMPUTABLE.includes(run.status)) return { next: null, done: run.done }
    const contracts = await contractsToIndex(scope, { ...contractsOf(run), ...slice })
    const indexed = await indexedAlready(
      scope,
      run,
      contracts.map(({ contractId }) => contractId)
    )
    const company = await findCompany(scope)
    const step = {
      percent: Number(run.percent),
      low: run.percentLow === null ? null : Number(run.percentLow),
      used: Number(run.usedBefore),
      published: run.event !== null,
    }
    const lines = contracts.map((contract) => {
      const { contractId, workerId, departmentId, stamp, followerId, input } = contract
      const standing = standingIn(contract, run.date.toISODate()!, indexed.has(contractId))
      const { mois, ...figures } = indexContract(input, step, company)
      const excluded = standing.state === 'EXCLUDED' || figures.failure !== null
      return {
        indexation_id: indexationId,
        contract_id: contractId,
        worker_id: workerId,
        department_id: departmentId,
        stamp,
        follower_id: followerId,
        state: excluded ? 'EXCLUDED' : standing.state,
        reason: standing.reason ?? (figures.failure === null ? null : 'NO_FIGURES'),
        start_on: standing.startOn,
        takes_all: standing.takesAll,
        ...figures,
        mois,
      }
    })
    if (lines.length > 0) await write(scope, lines)
    const done = before + contracts.length
    await scope.trx.rawQuery('update indexations set done = greatest(done, ?) where id = ?', [
      done + beside,
      indexationId,
    ])
    return { next: contracts.length === slice.limit ? contracts.at(-1)!.contractId : null, done }
  }
}

/** What a person answered. */
const ANSWER = ['answer', 'answered_by', 'answered_at']

async function write({ trx }: Scope, lines: readonly Line[]): Promise<void> {
  const columns = Object.keys(lines[0])
  const replaced = [
    ...columns.map((column) => `${column} = excluded.${column}`),
    ...ANSWER.map(
      (column) =>
        `${column} = case when l.stamp is not distinct from excluded.stamp then l.${column} end`
    ),
  ]
  // As one text: thousands of bindings would take the driver longer than the engine takes for the figures.
  await trx.rawQuery(
    `insert into indexation_lines as l (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::indexation_lines, ?::jsonb)
     on conflict (company_id, indexation_id, contract_id) do update set ${replaced.join(', ')}`,
    [JSON.stringify(lines)]
  )
}
