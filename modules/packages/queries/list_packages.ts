import type { Scope } from '#modules/shared/tenancy/scope'
import { visiblePackages } from './visible_packages.ts'

export interface ListPackagesInput {
  page?: number
  perPage?: number
  category?: string
  search?: string
}

/** Packages of the company, last changed first; `search` looks in the job title, accents aside. */
export function listPackages(
  scope: Scope,
  { page = 1, perPage = 25, category, search }: ListPackagesInput
) {
  const query = visiblePackages(scope).orderBy('updated_at', 'desc').orderBy('id', 'desc')
  if (category) query.where('package_category', category)
  if (search)
    query.whereRaw('unaccent(nom_fonction) ilike unaccent(?)', [
      `%${search.replace(/[\\%_]/g, '\\$&')}%`,
    ])
  return query.paginate(page, perPage)
}
