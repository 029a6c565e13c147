import { record } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'
import Turn, { type KeptReading } from '../models/turn.ts'
import type { AskedTurn, RequestReader } from '../ports/request_reader.ts'
import type { Turn as TakenTurn } from '../pure.ts'
import { ownConversations } from '../queries/conversations.ts'
import type { Reserved } from './reserve_tokens.ts'

/** What is kept of a turn. */
export interface NotedTurn {
  conversationId: string
  asked: AskedTurn
  turn: TakenTurn
  reader: RequestReader['name']
  tokens: number
  reserved: Reserved | null
  choice: boolean | undefined
  /** Of the model that the person was asked about. */
  host: string | null
}

/** What was asked counts, also where its conversation was forgotten meanwhile: that one is not brought back. */
export async function noteTurn(scope: Scope, noted: NotedTurn): Promise<void> {
  const { conversationId, turn, reader, tokens, choice, host } = noted
  const own = ownConversations(scope).where('id', conversationId)
  if (await own.forUpdate().first()) await keepTurn(scope, noted)
  if (choice !== undefined && host !== null) await keepChoice(scope, choice, host)
  await count(scope, noted)
  const subject = { type: 'ai_conversation', id: conversationId }
  await record(scope, 'assistant.asked', subject, {
    reader,
    outcome: turn.outcome,
    ...(tokens > 0 && { tokens }),
  })
}

async function keepTurn(
  { trx }: Scope,
  { conversationId, asked, turn, reader }: NotedTurn
): Promise<void> {
  const last = await Turn.query()
    .where('conversation_id', conversationId)
    .orderBy('position', 'desc')
    .first()
  await Turn.create({
    conversationId,
    position: (last?.position ?? 0) + 1,
    prompt: asked.prompt,
    outcome: turn.outcome,
    before: asked.draft,
    draft: turn.draft,
    reader,
    reading: keptOf(turn),
  })
  await trx
    .from('ai_conversations')
    .where('id', conversationId)
    .update({ updated_at: trx.raw('now()') })
}

/** What was understood, with its places in the words. */
function keptOf({ reading: { ops, questions, leftovers, about, reason } }: TakenTurn): KeptReading {
  return { ops, questions, leftovers, ...(about && { about }), ...(reason && { reason }) }
}

async function keepChoice({ trx, actor }: Scope, agreed: boolean, host: string): Promise<void> {
  await trx
    .insertQuery()
    .table('ai_model_choices')
    .insert({ user_id: (actor as { id: string }).id, agreed, host })
    .onConflict(['company_id', 'user_id'])
    .merge(['agreed', 'host'])
}

/** Adds a turn to the month's use; what was reserved for it is settled by what it took. */
async function count({ trx }: Scope, { reader, tokens, reserved }: NotedTurn): Promise<void> {
  await trx.rawQuery(
    `insert into ai_usage (month, turns, model_turns, tokens)
     values (coalesce(nullif(?, '')::date, date_trunc('month', now())::date), 1, ?, ?)
     on conflict (company_id, month) do update set turns = ai_usage.turns + 1,
       model_turns = ai_usage.model_turns + excluded.model_turns, tokens = ai_usage.tokens + excluded.tokens,
       reserved = greatest(0, ai_usage.reserved - ?)`,
    [reserved?.month ?? '', reader === 'model' ? 1 : 0, tokens, reserved?.tokens ?? 0]
  )
}
