import { pageOfModels } from '#modules/shared/lists/page_of_models'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Package from '../models/package.ts'
import { filteredPackages, SEEKABLE, type PackageFilter } from './filtered_packages.ts'

export interface ListPackagesInput extends PackageFilter {
  page?: number
  perPage?: number
}

/** What a list shows of a package: not its contents and its result, which are nearly all of its size. */
const LISTED = [
  'id',
  'nom_fonction',
  'package_type',
  'package_category',
  'date',
  'commission_paritaire',
  'salaire_brut',
  'salaire_net',
  'cout_employeur_annuel',
  'version',
  'worker_ids',
  'archived_at',
  'created_at',
  'updated_at',
]

/** One page of the packages that the actor may see, in the columns of a list. */
export function listPackages(scope: Scope, { page, perPage, after, ...filter }: ListPackagesInput) {
  const all = filteredPackages(scope, filter)
  const following =
    after && SEEKABLE.includes(filter.sort ?? 'changed')
      ? filteredPackages(scope, { ...filter, after })
      : undefined
  return pageOfModels(scope, all, {
    page,
    perPage,
    following,
    columns: LISTED,
    total: filter.search ? 'exact' : undefined,
  })
}

/** The joint committees that packages of the company are under, to choose from. */
export async function listUsedCommissions(scope: Scope): Promise<string[]> {
  const rows: Pick<Package, 'commissionParitaire'>[] = await filteredPackages(scope, {})
    .clearOrder()
    .whereNotNull('commission_paritaire')
    .distinct('commission_paritaire')
    .orderBy('commission_paritaire')
  return rows.map(({ commissionParitaire }) => commissionParitaire!)
}
