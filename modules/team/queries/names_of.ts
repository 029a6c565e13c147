import type { Scope } from '#modules/shared/tenancy/scope'
import { NAMED_LISTS, type NamedList } from '../models/named_lists.ts'

/** The names of these rows of one of the company's lists, by id. */
export async function namesOf(
  _scope: Scope,
  list: NamedList,
  ids: readonly string[]
): Promise<ReadonlyMap<string, { id: string; name: string }>> {
  const rows = await NAMED_LISTS[list].query().whereIn('id', [...new Set(ids)])
  return new Map(rows.map(({ id, name }) => [id, { id, name }]))
}
