import type { Scope } from '#modules/shared/tenancy/scope'
import { NAMED_LISTS, type NamedList } from '../models/named_lists.ts'

/** One of the company's lists, by name. */
export async function listNames(
  _scope: Scope,
  list: NamedList
): Promise<{ id: string; name: string }[]> {
  const rows = await NAMED_LISTS[list].query().orderBy('name').orderBy('id')
  return rows.map(({ id, name }) => ({ id, name }))
}
