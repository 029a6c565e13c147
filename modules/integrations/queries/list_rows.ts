import { pageOfModels } from '#modules/shared/lists/page_of_models'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { Outcome } from '../domain/run_states.ts'
import SyncCar from '../models/sync_car.ts'
import SyncRow from '../models/sync_row.ts'
import SyncRun from '../models/sync_run.ts'

/** Which rows of a run a person looks at. */
export const ROW_FILTERS = ['ALL', 'DIFFERENT', 'ASKED', 'FAILED', 'SKIPPED'] as const
export type RowFilter = (typeof ROW_FILTERS)[number]

const OUTCOMES_OF: Record<RowFilter, readonly Outcome[] | null> = {
  ALL: null,
  DIFFERENT: ['NEW', 'CHANGED'],
  ASKED: ['ASKED', 'PROPOSED'],
  FAILED: ['FAILED'],
  SKIPPED: ['SKIPPED', 'SAME'],
}

/** One page of the runs of the company or of one connection, the newest first. */
export function listRuns(
  scope: Scope,
  { integrationId, ...page }: { integrationId?: string; page?: number; perPage?: number }
) {
  const query = SyncRun.query().orderBy('created_at', 'desc').orderBy('id', 'desc')
  if (integrationId) query.where('connection_id', integrationId)
  return pageOfModels(scope, query, page)
}

/** One page of the rows of a run, in the order in which they were read. */
export function listRows(
  scope: Scope,
  runId: string,
  {
    show = 'ALL',
    search,
    ...page
  }: { show?: RowFilter; search?: string; page?: number; perPage?: number }
) {
  const query = SyncRow.query().where('run_id', runId).orderBy('nth').orderBy('id')
  const outcomes = OUTCOMES_OF[show]
  if (outcomes) query.whereIn('outcome', [...outcomes])
  if (search) query.whereILike('label', `%${search.replace(/[%_\\]/g, '\\$&')}%`)
  return pageOfModels(scope, query, page)
}

/** Reasons that are told one by one; the others are found in the rows. */
const MOST_REASONS = 5

/** Why people of a run were not taken over: the reason of most of them first, with how many have it. */
export async function failuresOf(
  { trx }: Scope,
  runId: string
): Promise<
  (Pick<SyncRow, 'code'> & { refusal: SyncRow['refusals'][number] | null; count: number })[]
> {
  const { rows } = await trx.rawQuery(
    `select code, refusal, count(distinct sync_rows.id)::int as count
     from sync_rows left join lateral jsonb_array_elements(refusals) as refusal on true
     where run_id = ? and outcome = 'FAILED'
     group by code, refusal order by count desc, code, refusal limit ?`,
    [runId, MOST_REASONS]
  )
  return rows
}

/** What runs asked of people of a connection and nobody answered yet, and the newest run that did. */
export interface OpenQuestions {
  count: number
  runId: string
}

/** The open questions by connection; those of one run where it is named. A dry run asks nothing. */
export async function openQuestions(
  { trx }: Scope,
  runId: string | null = null
): Promise<ReadonlyMap<string, OpenQuestions>> {
  const { rows } = await trx.rawQuery(
    `select sync_runs.connection_id as id, count(*)::int as count,
       (array_agg(sync_runs.id order by sync_runs.created_at desc, sync_runs.id desc))[1] as run
     from sync_rows join sync_runs on sync_runs.id = sync_rows.run_id
     where outcome in ('ASKED', 'PROPOSED') and answer is null and not is_dry
       ${runId === null ? '' : 'and run_id = ?'}
     group by 1`,
    runId === null ? [] : [runId]
  )
  return new Map(
    rows.map(({ id, count, run }: { id: string; count: number; run: string }) => [
      id,
      { count, runId: run },
    ])
  )
}

/** Fields that are told by name; those of few people are found in the rows. */
const MOST_FIELDS = 6

/** Which fields a run changed, or a dry one would, of people who were here already: that of most of them first. */
export async function fieldsChanged(
  { trx }: Scope,
  runId: string
): Promise<{ field: string; count: number }[]> {
  const { rows } = await trx.rawQuery(
    `select change ->> 'field' as field, count(*)::int as count
     from sync_rows cross join lateral jsonb_array_elements(changes) as change
     where run_id = ? and outcome = 'CHANGED' and change ->> 'state' = 'TAKEN'
     group by 1 order by count desc, field limit ?`,
    [runId, MOST_FIELDS]
  )
  return rows
}

/** The last run of each connection. */
export async function lastRuns(_scope: Scope): Promise<ReadonlyMap<string, SyncRun>> {
  const runs = await SyncRun.query().whereRaw(
    `id in (select distinct on (connection_id) id from sync_runs order by connection_id, created_at desc, id desc)`
  )
  return new Map(runs.map((run) => [run.connectionId, run]))
}

/** The last run of each connection that read its cars and was done. */
export async function lastFleets(_scope: Scope): Promise<ReadonlyMap<string, SyncRun>> {
  const runs = await SyncRun.query().whereRaw(
    `id in (select distinct on (connection_id) id from sync_runs where cars is not null
       order by connection_id, created_at desc, id desc)`
  )
  return new Map(runs.map((run) => [run.connectionId, run]))
}

/** One page of the cars of a run: those of which something is asked first. */
export function listCars(scope: Scope, runId: string, page: { page?: number; perPage?: number }) {
  const query = SyncCar.query()
    .where('run_id', runId)
    .orderByRaw(
      `(catalogue = 'NEW' and catalogue_answer is null
        or package in ('OTHER', 'NONE') and package_answer is null) desc`
    )
    .orderBy('nth')
    .orderBy('id')
  return pageOfModels(scope, query, page)
}
