import { visibleWorkers } from '#modules/team/index'
import { holds } from '#modules/shared/search/holds'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visiblePackages } from './visible_packages.ts'

/** What the list can be ordered by, and the column behind it. */
const ORDER = {
  changed: 'updated_at',
  name: 'search',
  category: 'package_category',
  cost: 'cout_employeur_annuel',
  gross: 'salaire_brut',
  net: 'salaire_net',
} as const
/** An amount is compared by an operator that is not leakproof, so that no index leads to it (ADR 20). */
export const SEEKABLE: readonly PackageOrder[] = ['changed', 'name', 'category']
export type PackageOrder = keyof typeof ORDER
export const PACKAGE_ORDERS = Object.keys(ORDER) as [PackageOrder, ...PackageOrder[]]

/** Which packages, and in which order. */
export interface PackageFilter {
  category?: string
  type?: string
  /** `BECP200`. */
  commission?: string
  /** The package's own, or that of the person it is for. */
  department?: string
  worker?: string
  /** Looks in the job title, accents aside. */
  search?: string
  /** Those put aside, in place of the others. */
  archived?: boolean
  /** These only: a selection made by hand. */
  ids?: string[]
  /** What follows this package, in a seekable order. */
  after?: string
  sort?: PackageOrder
  order?: 'asc' | 'desc'
}

/** Packages that the actor may see and the filter lets through; last changed first unless told. Variants stand under theirs. */
export function filteredPackages(
  scope: Scope,
  {
    category,
    type,
    commission,
    department,
    worker,
    search,
    archived = false,
    ids,
    after,
    sort = 'changed',
    order = sort === 'name' || sort === 'category' ? 'asc' : 'desc',
  }: PackageFilter
) {
  const query = visiblePackages(scope).whereNull('variant_of')
  if (category) query.where('package_category', category)
  if (type) query.where('package_type', type)
  if (commission) query.where('commission_paritaire', commission)
  if (department) whereOfDepartment(scope, query, department)
  if (worker) query.whereRaw('worker_ids @> array[?]', [worker])
  if (search) query.whereRaw(holds('search'), [search])
  if (ids) query.whereIn('id', ids)
  else if (archived) query.whereNotNull('archived_at')
  else query.whereNull('archived_at')
  if (after)
    query.whereRaw(
      `(${ORDER[sort]}, id) ${order === 'asc' ? '>' : '<'} (select ${ORDER[sort]}, id from packages where id = ?)`,
      [after]
    )
  return query.orderBy(ORDER[sort], order).orderBy('id', order)
}

/** The package's own department, or that of a person it is for: three at most, each looked up in what is read once. */
function whereOfDepartment(
  scope: Scope,
  query: ReturnType<typeof visiblePackages>,
  department: string
): void {
  const people = () =>
    visibleWorkers(scope).where('department_id', department).select(scope.trx.raw('id::text'))
  query.where((either) => {
    either.where('department_id', department)
    for (const nth of [1, 2, 3])
      either.orWhereIn(scope.trx.raw(`worker_ids[${nth}]`) as never, people())
  })
}
