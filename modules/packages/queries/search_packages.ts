import type { SearchSource } from '#modules/shared/search/search_source'
import { filteredPackages } from './filtered_packages.ts'

/** Packages that the actor may see, by job title; their category tells them apart. */
export const searchPackages: SearchSource = {
  kind: 'package',
  can: 'packages.read',
  async find(scope, { search, ids, limit }) {
    // Found off the index first: the rows themselves are wide.
    const found = await filteredPackages(scope, { search, ids })
      .select('id')
      .limit(limit)
      .pojo<{ id: string }>()
    const rows = await filteredPackages(scope, { ids: found.map(({ id }) => id) }).select(
      'id',
      'nom_fonction',
      'package_category'
    )
    return rows.map(({ id, nomFonction, packageCategory }) => ({
      id,
      title: nomFonction,
      detail: packageCategory,
    }))
  },
}
