import { holds } from '#modules/shared/search/holds'
import type { SearchSource } from '#modules/shared/search/search_source'
import Benefit from '../models/benefit.ts'

/** Benefits of the catalogue that are not archived, by any of their names; their list tells them apart. */
export const searchBenefits: SearchSource = {
  kind: 'benefit',
  // Who may not change the catalogue has no screen of it.
  can: 'benefits.write',
  async find(_scope, { search, ids, limit }) {
    const query = Benefit.query().whereNull('archived_at')
    if (ids) query.whereIn('id', ids)
    if (search) query.whereRaw(holds(NAMES), [search])
    const found = await query.orderBy('kind').orderBy('position').orderBy('id').limit(limit)
    return found.map(({ id, description, kind }) => ({ id, title: description, detail: kind }))
  },
}

const NAMES = `plain(description || ' ' || coalesce(translations::text, ''))`
