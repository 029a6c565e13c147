import type { Scope } from '#modules/shared/tenancy/scope'
import type Package from '../models/package.ts'
import { filteredPackages, type PackageFilter } from './filtered_packages.ts'

export interface ListPackagesInput extends PackageFilter {
  page?: number
  perPage?: number
}

/** One page of the packages that the actor may see. */
export function listPackages(
  scope: Scope,
  { page = 1, perPage = 25, ...filter }: ListPackagesInput
) {
  return filteredPackages(scope, filter).paginate(page, perPage)
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
