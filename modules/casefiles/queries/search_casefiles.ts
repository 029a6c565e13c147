import type { SearchSource } from '#modules/shared/search/search_source'
import { visibleWorkers } from '#modules/team/index'
import { filteredCasefiles, seeingItsParts } from './filtered_casefiles.ts'

/** Casefiles that the actor may see, by whom they are for; their status tells them apart. */
export const searchCasefiles: SearchSource = {
  kind: 'casefile',
  can: 'casefiles.read',
  async find(scope, { search, ids, limit }) {
    const query = filteredCasefiles(scope, { search })
    if (ids) query.whereIn('casefiles.id', ids)
    const casefiles = await query.limit(limit)
    const workers = await visibleWorkers(seeingItsParts(scope)).whereIn(
      'id',
      casefiles.map(({ workerId }) => workerId)
    )
    const names = new Map(
      workers.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`])
    )
    return casefiles.map(({ id, workerId, status }) => ({
      id,
      title: names.get(workerId) ?? '',
      detail: status,
    }))
  },
}
