import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import TeamView from '../models/team_view.ts'

export interface SaveViewInput {
  name: string
  filter: Record<string, unknown>
}

/** Keeps filters and columns of the team under a name, for the person who acts; the same name again replaces them. */
export class SaveView {
  static async handle(
    { actor }: Scope,
    { name, filter }: SaveViewInput
  ): Promise<Result<TeamView>> {
    if (actor.kind !== 'user') return fail('E_FORBIDDEN')
    const same = await TeamView.query()
      .where('user_id', actor.id)
      .whereRaw('lower(name) = lower(?)', [name])
      .forUpdate()
      .first()
    const view = same ?? new TeamView()
    await view.merge({ userId: actor.id, name, filter }).save()
    return ok(await TeamView.findOrFail(view.id))
  }
}
