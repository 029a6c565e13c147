import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import PackageView from '../models/package_view.ts'
import type { PackageFilter } from '../queries/filtered_packages.ts'

export interface SaveViewInput {
  name: string
  filter: PackageFilter
}

/** Keeps the filters of a list under a name, for the person who acts; the same name again replaces them. */
export class SaveView {
  static async handle(
    { actor }: Scope,
    { name, filter }: SaveViewInput
  ): Promise<Result<PackageView>> {
    if (actor.kind !== 'user') return fail('E_FORBIDDEN')
    const same = await PackageView.query()
      .where('user_id', actor.id)
      .whereRaw('lower(name) = lower(?)', [name])
      .forUpdate()
      .first()
    const view = same ?? new PackageView()
    await view.merge({ userId: actor.id, name, filter }).save()
    return ok(await PackageView.findOrFail(view.id))
  }
}
