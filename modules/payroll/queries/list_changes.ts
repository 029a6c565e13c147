import { pageOfModels } from '#modules/shared/lists/page_of_models'
import type { Scope } from '#modules/shared/tenancy/scope'
import { BELGIUM } from '#modules/shared/values/days'
import { workersByName } from '#modules/team/index'
import type { ChangeKind, ChangeSource } from '../domain/change_kinds.ts'
import { visibleChanges } from './visible_changes.ts'

export interface ListChangesInput {
  page?: number
  perPage?: number
  /** Looks in the worker's name and address. */
  search?: string
  workerId?: string
  kind?: ChangeKind
  source?: ChangeSource
  /** Only what no export has told payroll yet. */
  pending?: boolean
  changedBy?: string
  /** First and last day of the change itself, `YYYY-MM-DD` in Belgium. */
  from?: string
  until?: string
}

/** The day of a change, in Belgium. */
const DAY = `(created_at at time zone '${BELGIUM}')::date`

/** One page of the changes of which the reader sees a fact, the newest first. */
export function listChanges(
  scope: Scope,
  shown: readonly ChangeKind[],
  { search, kind, pending, from, until, page, perPage, ...input }: ListChangesInput
) {
  const kinds = kind ? shown.filter((each) => each === kind) : shown
  const query = visibleChanges(scope).whereRaw('kinds && ?::text[]', [`{${kinds}}`])
  if (search) query.whereIn('worker_id', workersByName(scope, search).clearOrder().select('id'))
  if (input.workerId) query.where('worker_id', input.workerId)
  if (input.source) query.where('source', input.source)
  if (input.changedBy) query.where('changed_by', input.changedBy)
  if (pending) query.whereNull('payroll_export_id')
  if (from) query.whereRaw(`${DAY} >= cast(? as date)`, [from])
  if (until) query.whereRaw(`${DAY} <= cast(? as date)`, [until])
  return pageOfModels(scope, query.orderBy('created_at', 'desc').orderBy('id', 'desc'), {
    page,
    perPage,
  })
}
