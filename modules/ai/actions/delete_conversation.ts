import { record } from '#modules/shared/audit/record'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { findConversation } from '../queries/conversations.ts'

/** Forgets a conversation of the person who acts, with its turns. */
export class DeleteConversation {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    const found = await findConversation(scope, id)
    if (!found.ok) return found
    await found.value.delete()
    await record(scope, 'assistant.conversation_deleted', { type: 'ai_conversation', id })
    return ok(null)
  }
}
