import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { workersByName } from '#modules/team/index'
import { CASEFILE_STATUSES, type CasefileStatus } from '../domain/casefile_status.ts'
import { visibleCasefiles } from './visible_casefiles.ts'

/** What the list can be ordered by, and the columns behind it. */
const ORDER = {
  changed: 'casefiles.updated_at',
  created: 'casefiles.created_at',
  lastDay: 'casefiles.last_day',
  status: 'casefiles.status',
} as const
export type CasefileOrder = keyof typeof ORDER
export const CASEFILE_ORDERS = Object.keys(ORDER) as [CasefileOrder, ...CasefileOrder[]]
const FROM_A: readonly CasefileOrder[] = ['lastDay', 'status']

/** Which casefiles, and in which order. */
export interface CasefileFilter {
  status?: CasefileStatus[]
  /** Looks in the worker's name and address, accents aside. */
  search?: string
  workerId?: string
  contractId?: string
  sort?: CasefileOrder
  order?: 'asc' | 'desc'
}

/** Casefiles that the actor may see and the filter lets through; last changed first unless told. */
export function filteredCasefiles(
  scope: Scope,
  {
    sort = 'changed',
    order = FROM_A.includes(sort) ? 'asc' : 'desc',
    status,
    ...filter
  }: CasefileFilter
) {
  const query = matching(scope, filter)
  if (status && status.length > 0) query.whereIn('casefiles.status', status)
  return query
    .orderByRaw(`${ORDER[sort]} ${order} ${sort === 'lastDay' ? 'nulls last' : ''}`)
    .orderBy('casefiles.id', order)
}

/** How many casefiles of each status the rest of the filter lets through. */
export async function countCasefiles(
  scope: Scope,
  filter: CasefileFilter
): Promise<Record<CasefileStatus, number>> {
  const rows = await matching(scope, filter)
    .select('status', scope.trx.raw('count(*)::int as total'))
    .groupBy('status')
    .pojo<{ status: CasefileStatus; total: number }>()
  const counts = Object.fromEntries(CASEFILE_STATUSES.map((each) => [each, 0]))
  for (const { status, total } of rows) counts[status] = total
  return counts as Record<CasefileStatus, number>
}

function matching(
  scope: Scope,
  { search, workerId, contractId }: Pick<CasefileFilter, 'search' | 'workerId' | 'contractId'>
) {
  const query = visibleCasefiles(scope)
  if (workerId) query.where('casefiles.worker_id', workerId)
  if (contractId) query.where('casefiles.contract_id', contractId)
  if (search)
    query.whereIn('casefiles.worker_id', workersByName(scope, search).clearOrder().select('id'))
  return query
}

/** For the worker and the contract of a casefile that the scope was shown. */
export function seeingItsParts(scope: Scope): Scope {
  return seeingWhatTheActorMayNot(
    scope,
    'a casefile is seen with its worker and its contract, whichever department they came from'
  )
}
