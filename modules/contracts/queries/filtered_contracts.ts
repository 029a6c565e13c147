import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { workersByName } from '#modules/team/index'
import type { ContractKind } from '../domain/contract_kinds.ts'
import { CONTRACT_STANDINGS, type ContractStanding } from '../domain/contract_standing.ts'
import { visibleContracts } from './visible_contracts.ts'

/** What the list can be ordered by, and the columns behind it. */
const ORDER = { start: 'start_date', end: 'end_date', changed: 'updated_at' } as const
export type ContractOrder = keyof typeof ORDER
export const CONTRACT_ORDERS = Object.keys(ORDER) as [ContractOrder, ...ContractOrder[]]

/** Which contracts, and in which order. */
export interface ContractFilter {
  /** Looks in the worker's name and address, accents aside. */
  search?: string
  kind?: ContractKind
  standing?: ContractStanding
  workerId?: string
  sort?: ContractOrder
  order?: 'asc' | 'desc'
}

/** As `standingOn` has it; takes today twice. */
const STANDING = `case when corrected_by_id is not null then 'CORRECTED' when signature = 'TO_SIGN' then 'TO_SIGN'
  when start_date > cast(? as date) then 'UPCOMING' when end_date < cast(? as date) then 'ENDED' else 'CURRENT' end`

/** Contracts that the actor may see and the filter lets through, last begun first unless told. */
export function filteredContracts(
  scope: Scope,
  { sort = 'start', order = 'desc', standing, ...filter }: ContractFilter
) {
  const query = matching(scope, filter)
  if (standing) query.whereRaw(`${STANDING} = ?`, [today(), today(), standing])
  // Only an end may be missing; elsewhere the index decides the order.
  const missing = sort === 'end' ? 'nulls last' : ''
  return query.orderByRaw(`${ORDER[sort]} ${order} ${missing}`).orderBy('id', order)
}

/** How many of each standing the rest of the filter lets through. */
export async function countContracts(
  scope: Scope,
  filter: Omit<ContractFilter, 'standing' | 'sort' | 'order'>
): Promise<Record<ContractStanding, number>> {
  const day = today()
  const rows = await matching(scope, filter)
    .select(scope.trx.raw(`${STANDING} as standing`, [day, day]))
    .select(scope.trx.raw('count(*)::int as total'))
    .groupByRaw('1')
    .pojo<{ standing: ContractStanding; total: number }>()
  const counts = Object.fromEntries(CONTRACT_STANDINGS.map((each) => [each, 0]))
  for (const { standing, total } of rows) counts[standing] = total
  return counts as Record<ContractStanding, number>
}

function matching(
  scope: Scope,
  { search, kind, workerId }: Pick<ContractFilter, 'search' | 'kind' | 'workerId'>
) {
  const query = visibleContracts(scope)
  if (workerId) query.where('worker_id', workerId)
  if (kind) query.where('kind', kind)
  if (search) query.whereIn('worker_id', workersByName(scope, search).clearOrder().select('id'))
  return query
}
