import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { NAMED_LISTS, type NamedList } from '../models/named_lists.ts'

/** Adds a name to one of the company's lists, or changes it; the same name stands in a list once, whatever its case. */
export class SaveName {
  static async handle(
    scope: Scope,
    list: NamedList,
    id: string | null,
    name: string
  ): Promise<Result<{ id: string; name: string }>> {
    const model = NAMED_LISTS[list]
    const row = id === null ? new model() : await model.query().where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    const twin = await model.query().whereRaw('lower(name) = lower(?)', [name]).first()
    if (twin && twin.id !== id) return fail('E_NAME_TAKEN')
    await row.merge({ name }).save()
    await row.refresh()
    await record(
      scope,
      id === null ? `${list}.created` : `${list}.updated`,
      { type: list, id: row.id },
      { name }
    )
    return ok({ id: row.id, name: row.name })
  }
}
