import { visibleWorkers } from '#modules/team/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visiblePackages } from './visible_packages.ts'

/** What the list can be ordered by, and the column behind it. */
const ORDER = {
  changed: 'updated_at',
  name: 'lower(unaccent(nom_fonction))',
  category: 'package_category',
  cost: 'cout_employeur_annuel',
  gross: 'salaire_brut',
  net: 'salaire_net',
} as const
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
  sort?: PackageOrder
  order?: 'asc' | 'desc'
}

/** Packages that the actor may see and the filter lets through; last changed first unless told. */
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
    sort = 'changed',
    order = sort === 'name' || sort === 'category' ? 'asc' : 'desc',
  }: PackageFilter
) {
  const query = visiblePackages(scope)
  if (category) query.where('package_category', category)
  if (type) query.where('package_type', type)
  if (commission) query.where('commission_paritaire', commission)
  if (department)
    query.where((either) =>
      either
        .where('department_id', department)
        .orWhereExists(
          visibleWorkers(scope)
            .where('department_id', department)
            .whereRaw('workers.id::text = any (packages.worker_ids)')
        )
    )
  if (worker) query.whereRaw('worker_ids @> array[?]', [worker])
  if (search)
    query.whereRaw('unaccent(nom_fonction) ilike unaccent(?)', [
      `%${search.replace(/[\\%_]/g, '\\$&')}%`,
    ])
  if (ids) query.whereIn('id', ids)
  else if (archived) query.whereNotNull('archived_at')
  else query.whereNull('archived_at')
  return query.orderByRaw(`${ORDER[sort]} ${order}`).orderBy('id', 'desc')
}
