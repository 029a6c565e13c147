import type { SearchSource } from '#modules/shared/search/search_source'
import { filteredPackages } from './filtered_packages.ts'

/** Packages that the actor may see, by job title; their category tells them apart. */
export const searchPackages: SearchSource = {
  kind: 'package',
  can: 'packages.read',
  async find(scope, { search, ids, limit }) {
    const rows = await filteredPackages(scope, { search, ids })
      .select('id', 'nom_fonction', 'package_category')
      .limit(limit)
    return rows.map(({ id, nomFonction, packageCategory }) => ({
      id,
      title: nomFonction,
      detail: packageCategory,
    }))
  },
}
