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

export interface ListedConversation {
  id: string
  /** Its first words. */
  prompt: string
  turns: number
  /** ISO 8601, of its last turn. */
  updatedAt: string
}

const MOST_LISTED = 50

/** Conversations of the person who acts, the last one first. */
export async function listConversations({ trx, actor }: Scope): Promise<ListedConversation[]> {
  if (actor.kind !== 'user') return []
  const { rows } = await trx.rawQuery(
    `select c.id, c.updated_at, count(*)::int as turns, (array_agg(t.prompt order by t.position))[1] as prompt
     from ai_conversations c join ai_turns t on t.conversation_id = c.id
     where c.user_id = ? group by c.id order by c.updated_at desc, c.id limit ${MOST_LISTED}`,
    [actor.id]
  )
  return rows.map((row: { id: string; prompt: string; turns: number; updated_at: Date }) => ({
    id: row.id,
    prompt: row.prompt,
    turns: row.turns,
    updatedAt: row.updated_at.toISOString(),
  }))
}

/** The turns of a conversation that was seen first, oldest first. */
export function turnsOf(conversation: Conversation): Promise<Turn[]> {
  return Turn.query().where('conversation_id', conversation.id).orderBy('position')
}
