import type { SearchSource } from '#modules/shared/search/search_source'
import { workersByName } from './list_workers.ts'

/** Workers that the actor may know of, by name or e-mail address. */
export const searchWorkers: SearchSource = {
  kind: 'worker',
  can: 'team.read',
  async find(scope, { search, ids, limit }) {
    const query = workersByName(scope, search).limit(limit)
    if (ids) query.whereIn('id', ids)
    return (await query).map(({ id, firstName, lastName, email }) => ({
      id,
      title: `${firstName} ${lastName}`,
      detail: email,
    }))
  },
}
