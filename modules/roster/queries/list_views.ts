import type { Scope } from '#modules/shared/tenancy/scope'
import TeamView from '../models/team_view.ts'

/** The views of the team that the person who acts has saved, by name. */
export function ownViews({ actor }: Scope) {
  const query = TeamView.query().orderBy('name').orderBy('id')
  return actor.kind === 'user' ? query.where('user_id', actor.id) : query.whereRaw('false')
}
