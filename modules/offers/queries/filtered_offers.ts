import { holds } from '#modules/shared/search/holds'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { OFFER_STATUSES, statusOn, type OfferStatus } from '../domain/offer_status.ts'
import { visibleOffers } from './visible_offers.ts'

/** What the list can be ordered by, and the columns behind it. */
const ORDER = {
  changed: 'offers.updated_at',
  created: 'offers.created_at',
  sent: 'offers.sent_at',
  accepted: 'offers.accepted_at',
  validity: 'offers.validity_date',
  worker: 'offers.worker_sort',
  name: 'offers.package_search',
  status: 'offers.status',
} as const
export type OfferOrder = keyof typeof ORDER
export const OFFER_ORDERS = Object.keys(ORDER) as [OfferOrder, ...OfferOrder[]]
const FROM_A: readonly OfferOrder[] = ['worker', 'name', 'status', 'validity']
/** What not every offer has: those that have none come last. */
const SOMETIMES: readonly OfferOrder[] = ['sent', 'accepted', 'validity', 'worker', 'name']

/** So many offers are read by their ids sooner than words are looked for in a hundred thousand. */
const FEW = 500

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
  'asked_until',
  'question_at',
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
  /** Those of which a private link was opened more than once. */
  visitedAgain?: boolean
  /** Those whose candidate asked something that waits: a question, time. */
  asked?: boolean
  ids?: string[]
  sort?: OfferOrder
  order?: 'asc' | 'desc'
}

/** What is stored, or EXPIRED from the day after the last one on (`statusOn`). */
const STATUS = `case when offers.status = 'SENT' and offers.validity_date < cast(? as date) then 'EXPIRED' else offers.status end`

const VISITED_AGAIN = `(select count(*) from private_links l
  join link_sessions s on s.company_id = l.company_id and s.link_id = l.id
  where l.company_id = offers.company_id and l.offer_id = offers.id) > 1`

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
  return query
    .orderByRaw(`${ORDER[sort]} ${order} ${SOMETIMES.includes(sort) ? 'nulls last' : ''}`)
    .orderBy('offers.id', order)
}

/** How many offers of each status the rest of the filter lets through. */
export async function countOffers(
  scope: Scope,
  { search, workerId, packageId, visitedAgain, asked, ids }: OfferFilter
): Promise<Record<OfferStatus, number>> {
  // In the order of an index, so that nothing is sorted or hashed.
  const rows = await matching(scope, { search, workerId, packageId, visitedAgain, asked, ids })
    .select('status', scope.trx.raw('validity_date::text as day, count(*)::int as total'))
    .groupBy('status', 'validity_date')
    .pojo<{ status: OfferStatus; day: string | null; total: number }>()
  const counts = Object.fromEntries(OFFER_STATUSES.map((each) => [each, 0]))
  for (const { status, day, total } of rows) counts[statusOn(status, day, today())] += total
  return counts as Record<OfferStatus, number>
}

/**
 * The same filter, with the offers in which the words stand in place of the words where they are few: so they are
 * looked for once, and not again for the count.
 */
export async function searchedOnce<Filter extends OfferFilter>(
  scope: Scope,
  filter: Filter
): Promise<Filter> {
  if (!filter.search) return filter
  const found = await matching(scope, filter)
    .select('offers.id')
    .limit(FEW + 1)
    .pojo<{ id: string }>()
  if (found.length > FEW) return filter
  return { ...filter, search: undefined, ids: found.map(({ id }) => id) }
}

function matching(
  scope: Scope,
  { search, workerId, packageId, visitedAgain, asked, ids }: OfferFilter
) {
  const query = visibleOffers(scope)
  if (workerId) query.where('offers.worker_id', workerId)
  if (asked) query.whereRaw('(offers.question_at is not null or offers.asked_until is not null)')
  if (visitedAgain) query.whereRaw(VISITED_AGAIN)
  if (packageId) query.where('offers.package_id', packageId)
  if (ids) query.whereRaw('offers.id = any(?::uuid[])', [ids])
  if (search) query.whereRaw(holds('offers.search'), [search])
  return query
}
