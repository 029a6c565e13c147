import type { Scope } from '#modules/shared/tenancy/scope'
import PackageView from '../models/package_view.ts'

/** The views that the person who acts has saved, by name. */
export function ownViews({ actor }: Scope) {
  const query = PackageView.query().orderBy('name').orderBy('id')
  return actor.kind === 'user' ? query.where('user_id', actor.id) : query.whereRaw('false')
}
