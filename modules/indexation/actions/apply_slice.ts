import { IndexContracts, lockWorkersOf, stampsOfContracts } from '#modules/contracts/index'
import { CopiesPaying } from '#modules/packages/index'
import { newIds } from '#modules/shared/tenancy/new_ids'
import type { Scope } from '#modules/shared/tenancy/scope'
import { contractsOf } from '../domain/contracts_of.ts'
import type Indexation from '../models/indexation.ts'
import { holdIndexation } from '../queries/find_indexation.ts'
import { indexedAlready } from '../queries/indexed_already.ts'
import { linesToApply, type LineSlice, type LineToApply } from '../queries/lines_to_change.ts'
import { countDone } from './count_done.ts'

/** Where the next slice begins, null at the end, and how many contracts are written, or given back, in all. */
export interface ChangeResult {
  next: string | null
  done: number
}

/**
 * Writes one slice of an approved run into contracts, all of it in one unit of work: each contract is indexed once or
 * not at all. A contract that changed since the plan, or that another run indexed for the same day, is left as it is and
 * named. A slice that runs twice finds nothing left to do.
 */
export class ApplySlice {
  static async handle(scope: Scope, indexationId: string, slice: LineSlice): Promise<ChangeResult> {
    const run = await holdIndexation(scope, indexationId)
    // Approval is what lets contracts be written: a run without one changes nothing.
    if (run.status !== 'applying' || run.approvedBy === null) return { next: null, done: run.done }
    const lines = await linesToApply(scope, indexationId, slice)
    const { still, changed } = await asPlanned(scope, run, lines)
    const copies = await CopiesPaying.handle(
      scope,
      still.map(({ line, packageId }) => ({
        packageId,
        workerId: line.workerId,
        salaireBrut: line.salaireBrut,
        date: line.startOn,
      }))
    )
    const ids = await newIds(scope, still.length)
    const written = still.flatMap(({ line, endDate, followerId }, at) => {
      const copy = copies[at]!
      if ('failure' in copy) {
        changed.push(line.id)
        return []
      }
      return [{ line, endDate, followerId, packageId: copy.id, newId: ids[at]! }]
    })
    await IndexContracts.handle(
      scope,
      written.map(({ line, ...version }) => ({
        contractId: line.contractId,
        startDate: line.startOn,
        takesAll: line.takesAll,
        ...version,
      }))
    )
    await markApplied(scope, written, changed)
    const done = await countDone(scope, indexationId, written.length)
    return { next: lines.length === slice.limit ? lines.at(-1)!.key : null, done }
  }
}

interface Still {
  line: LineToApply
  packageId: string
  endDate: string | null
  followerId: string | null
}

/** The lines whose contracts are as they were when they were planned; the ids of the others. */
async function asPlanned(
  scope: Scope,
  run: Indexation,
  lines: readonly LineToApply[]
): Promise<{ still: Still[]; changed: string[] }> {
  const ids = lines.map(({ contractId }) => contractId)
  await lockWorkersOf(scope, ids)
  const { sql, bindings } = stampsOfContracts(contractsOf(run), ids)
  const { rows } = await scope.trx.rawQuery(sql, bindings)
  const now = new Map<string, Record<string, string | null>>(
    rows.map((row: { id: string }) => [row.id, row])
  )
  const indexed = await indexedAlready(scope, run, ids)
  const still: Still[] = []
  const changed: string[] = []
  for (const line of lines) {
    const found = now.get(line.contractId)
    if (!found || found.stamp !== line.stamp || indexed.has(line.contractId)) changed.push(line.id)
    else
      still.push({
        line,
        packageId: found.package_id!,
        endDate: found.end_date,
        followerId: found.follower_id,
      })
  }
  return { still, changed }
}

async function markApplied(
  { trx }: Scope,
  written: readonly {
    line: LineToApply
    newId: string
    packageId: string
    followerId: string | null
  }[],
  changed: readonly string[]
): Promise<void> {
  const rows = written.map(({ line, newId, packageId, followerId }) => ({
    id: line.id,
    newId,
    packageId,
    followerId,
  }))
  await trx.rawQuery(
    `update indexation_lines l set state = 'APPLIED', new_contract_id = w."newId", new_package_id = w."packageId",
       follower_id = w."followerId"
     from jsonb_to_recordset(?::jsonb) as w (id uuid, "newId" uuid, "packageId" uuid, "followerId" uuid)
     where l.id = w.id`,
    [JSON.stringify(rows)]
  )
  if (changed.length > 0)
    await trx.rawQuery(
      `update indexation_lines set state = 'CHANGED', answer = null, answered_by = null, answered_at = null
       where id = any(?)`,
      [[...changed]]
    )
}
