import type { SearchSource } from '#modules/shared/search/search_source'
import { workersByName } from './list_workers.ts'

/** Workers that the actor may know of, by name or e-mail address. */
export const searchWorkers: SearchSource = {
  kind: 'worker',
  can: 'team.read',
  async find(scope, { search, ids, limit }) {
    const query = workersByName(scope, search).select('id').limit(limit)
    if (ids) query.whereIn('id', ids)
    // Found off the index first, which holds neither names nor addresses.
    const found = (await query.pojo<{ id: string }>()).map(({ id }) => id)
    return (await workersByName(scope).whereIn('id', found)).map(
      ({ id, firstName, lastName, email }) => ({
        id,
        title: `${firstName} ${lastName}`,
        detail: email,
      })
    )
  },
}
