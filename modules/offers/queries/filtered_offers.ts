import { visiblePackages } from '#modules/packages/index'
import { containing } from '#modules/shared/search/containing'
import type { Scope } from '#modules/shared/tenancy/scope'
import { workersByName } from '#modules/team/index'
import { OFFER_STATUSES, type OfferStatus } from '../domain/offer_status.ts'
import { today } from '../domain/today.ts'
import { everybody } from './offer_contents.ts'
import { visibleOffers } from './visible_offers.ts'

/** What the list can be ordered by, and the columns behind it. */
const ORDER = {
  changed: 'offers.updated_at',
  created: 'offers.created_at',
  sent: 'offers.sent_at',
  accepted: 'offers.accepted_at',
  validity: 'offers.validity_date',
  worker: "plain(workers.last_name || ' ' || workers.first_name)",
  name: 'packages.search',
  status: 'offers.status',
} as const
export type OfferOrder = keyof typeof ORDER
export const OFFER_ORDERS = Object.keys(ORDER) as [OfferOrder, ...OfferOrder[]]
const FROM_A: readonly OfferOrder[] = ['worker', 'name', 'status', 'validity']

/** What a list shows; texts and frozen packages, which are long, stay where they are. */
export const LISTED = [
  'id',
  'link',
  'worker_id',
  'package_id',
  'status',
  'language',
  'validity_date',
  'include_variable_compensation',
  'accepted_with_variable',
  'version',
  'sent_at',
  'opened_at',
  'accepted_at',
  'created_by',
  'created_at',
  'updated_at',
]

/** Which offers, and in which order. */
export interface OfferFilter {
  status?: OfferStatus[]
  /** Looks in the worker's name and address and in the job title, accents aside. */
  search?: string
  workerId?: string
  /** The offer that owns this package. */
  packageId?: string
  ids?: string[]
  sort?: OfferOrder
  order?: 'asc' | 'desc'
}

/** What is stored, or EXPIRED from the day after the last one on (`statusOn`). */
const STATUS = `case when offers.status = 'SENT' and offers.validity_date < cast(? as date) then 'EXPIRED' else offers.status end`

/** Offers that the actor may see and the filter lets through, as a list shows them; last changed first unless told. */
export function filteredOffers(
  scope: Scope,
  {
    sort = 'changed',
    order = FROM_A.includes(sort) ? 'asc' : 'desc',
    status,
    ...filter
  }: OfferFilter
) {
  const query = matching(scope, filter)
  if (status && status.length > 0) query.whereRaw(`${STATUS} = any(?)`, [today(), status])
  if (sort === 'worker') query.leftJoin('workers', 'workers.id', 'offers.worker_id')
  if (sort === 'name') query.leftJoin('packages', 'packages.id', 'offers.package_id')
  return query
    .orderByRaw(`${ORDER[sort]} ${order} ${order === 'asc' ? '' : 'nulls last'}`)
    .orderBy('offers.id', order)
}

/** How many offers of each status the rest of the filter lets through. */
export async function countOffers(
  scope: Scope,
  { search, workerId, packageId }: OfferFilter
): Promise<Record<OfferStatus, number>> {
  const rows = await matching(scope, { search, workerId, packageId })
    .select(scope.trx.raw(`${STATUS} as stands, count(*)::int as total`, [today()]))
    .groupByRaw('1')
    .pojo<{ stands: OfferStatus; total: number }>()
  const counts = Object.fromEntries(OFFER_STATUSES.map((each) => [each, 0]))
  for (const { stands, total } of rows) counts[stands] = total
  return counts as Record<OfferStatus, number>
}

function matching(scope: Scope, { search, workerId, packageId, ids }: OfferFilter) {
  const query = visibleOffers(scope)
  if (workerId) query.where('offers.worker_id', workerId)
  if (packageId) query.where('offers.package_id', packageId)
  if (ids) query.whereIn('offers.id', ids)
  if (search) {
    // As `exists`, PostgreSQL searches each list once where there are many offers, and looks up theirs where there are few.
    const workers = workersByName(everybody(scope), search)
      .clearOrder()
      .whereColumn('workers.id', 'offers.worker_id')
    const packages = visiblePackages(everybody(scope))
      .whereRaw('search like plain(?)', [containing(search)])
      .whereColumn('packages.id', 'offers.package_id')
    query.where((either) => either.whereExists(workers).orWhereExists(packages))
  }
  return query
}
