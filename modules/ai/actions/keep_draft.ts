import type { ComputeError } from '#modules/compute/pure'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { asFields, unreadable } from '../domain/told_draft.ts'
import Turn from '../models/turn.ts'
import type { Draft } from '../pure.ts'
import { companyOfDraft } from '../queries/company_of_draft.ts'
import { findConversation } from '../queries/conversations.ts'

/**
 * Keeps the package as it stands after clicks and fields: the draft of the last turn that has one, so that the conversation
 * is opened again as it was left.
 */
export class KeepDraft {
  static async handle(
    scope: Scope,
    id: string,
    draft: Draft,
    explain: (error: ComputeError) => string
  ): Promise<Result<null>> {
    const found = await findConversation(scope, id)
    if (!found.ok) return found
    const company = await companyOfDraft(scope)
    const wrong = unreadable(draft, { day: today(), company })
    if (wrong.length > 0) return fail('E_VALIDATION', asFields(wrong, explain))
    const turn = await Turn.query()
      .where('conversation_id', id)
      .whereNotIn('outcome', ['refuses', 'cannot'])
      .orderBy('position', 'desc')
      .first()
    if (!turn) return fail('E_NOT_FOUND')
    await turn.merge({ draft }).save()
    return ok(null)
  }
}
