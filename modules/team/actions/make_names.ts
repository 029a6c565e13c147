import { record } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'
import { NAMED_LISTS, type NamedList } from '../models/named_lists.ts'

/** Adds names to the company's lists under ids that others name already; the caller has seen that they are new. */
export class MakeNames {
  static async handle(
    scope: Scope,
    names: readonly { list: NamedList; id: string; name: string }[]
  ): Promise<void> {
    for (const { list, id, name } of names) {
      await new NAMED_LISTS[list]().merge({ id, name }).save()
      await record(scope, `${list}.created`, { type: list, id }, { name })
    }
  }
}
