import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import Conversation from '../models/conversation.ts'
import Turn from '../models/turn.ts'

/** Conversations of the person who acts: another person's are never shown. */
export function ownConversations({ actor }: Scope) {
  const query = Conversation.query()
  return actor.kind === 'user' ? query.where('user_id', actor.id) : query.whereRaw('false')
}

export async function findConversation(scope: Scope, id: string): Promise<Result<Conversation>> {
  const found = await ownConversations(scope).where('id', id).first()
  return found ? ok(found) : fail('E_NOT_FOUND')
}

/** The turns of a conversation that was seen first, oldest first. */
export function turnsOf(conversation: Conversation): Promise<Turn[]> {
  return Turn.query().where('conversation_id', conversation.id).orderBy('position')
}
