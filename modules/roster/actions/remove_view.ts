import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { ownViews } from '../queries/list_views.ts'

/** Forgets a saved view of the person who acts. */
export class RemoveView {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    const view = await ownViews(scope).where('id', id).first()
    if (!view) return fail('E_NOT_FOUND')
    await view.delete()
    return ok(null)
  }
}
