import { createHash } from 'node:crypto'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { onMerge } from '../domain/worker_rows.ts'
import type Worker from '../models/worker.ts'
import type { WorkerContracts } from '../ports/worker_contracts.ts'
import { allRecords, visibleWorkers } from './visible_workers.ts'

/** Two records of one person: the one that stays, and the one that is merged into it. */
export interface TwoRecords {
  kept: Worker
  other: Worker
}

/** What a merge would move, by table, and what was seen of both. */
export interface MergePreview {
  moves: Record<string, number>
  /** Changes with whatever stands in either record or names it: who merges says what they saw. */
  seen: string
}

/** Two records that can become one; a refusal says what is in the way. */
export async function mergeable(
  scope: Scope,
  { keptId, otherId }: { keptId: string; otherId: string },
  contracts: WorkerContracts
): Promise<Result<TwoRecords>> {
  if (keptId === otherId) return fail('E_MERGE_ITSELF')
  const kept = await visibleWorkers(scope).where('id', keptId).first()
  const other = await allRecords(scope).where('id', otherId).first()
  if (!kept || !other) return fail('E_NOT_FOUND')
  if (other.mergedIntoId !== null) return fail('E_MERGE_DONE')
  const clash = await contracts.clash(scope, keptId, otherId)
  if (clash) return fail(clash === 'DAYS' ? 'E_MERGE_CONTRACTS' : 'E_MERGE_REPLACED')
  if (await signTogether(scope, keptId, otherId)) return fail('E_MERGE_SIGNERS')
  return ok({ kept, other })
}

/** How many rows of each table would move, and a mark of what both records are now. */
export async function mergePreview(
  scope: Scope,
  { kept, other }: TwoRecords
): Promise<MergePreview> {
  const moves: MergePreview['moves'] = {}
  for (const { table, column } of onMerge('moves'))
    moves[`${table}.${column}`] = await countOf(
      scope,
      `${table} where ${column} = ?::uuid`,
      other.id
    )
  moves['packages.worker_ids'] = await countOf(
    scope,
    'packages where worker_ids @> array[?]',
    other.id
  )
  const hash = createHash('sha256').update(JSON.stringify(moves))
  for (const { id } of [kept, other]) hash.update(await stateOf(scope, id))
  return { moves, seen: hash.digest('hex').slice(0, 32) }
}

async function countOf({ trx }: Scope, rows: string, id: string): Promise<number> {
  const { rows: found } = await trx.rawQuery(`select count(*)::int as n from ${rows}`, [id])
  return found[0].n
}

/** Everything that is chosen between, as one text. */
async function stateOf({ trx }: Scope, id: string): Promise<string> {
  const { rows } = await trx.rawQuery(
    `select to_jsonb(w)::text || coalesce((select to_jsonb(p)::text from worker_private p where p.worker_id = w.id), '')
       || coalesce((select jsonb_agg(e order by e.id)::text from worker_external_ids e where e.worker_id = w.id), '') as state
     from workers w where id = ?`,
    [id]
  )
  return rows[0].state
}

/** Whether both sign one casefile: a person signs once. */
async function signTogether({ trx }: Scope, one: string, other: string): Promise<boolean> {
  const { rows } = await trx.rawQuery(
    `select 1 from casefile_signers a join casefile_signers b using (company_id, casefile_id)
     where a.worker_id = ? and b.worker_id = ? and a.status <> 'REPLACED' and b.status <> 'REPLACED' limit 1`,
    [one, other]
  )
  return rows.length > 0
}
