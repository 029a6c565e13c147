import { randomUUID } from 'node:crypto'
import { findCompany } from '#modules/accounts/index'
import { offeredBenefits } from '#modules/catalogue/index'
import { record } from '#modules/shared/audit/record'
import { fail, notYet, ok, unwrap, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { today } from '#modules/shared/values/days'
import { historyOf } from '../domain/history.ts'
import Turn from '../models/turn.ts'
import type { AskedTurn, RequestReader } from '../ports/request_reader.ts'
import {
  sayableOf,
  settle,
  turnOf,
  type CompanyOfDraft,
  type Draft,
  type Turn as TakenTurn,
} from '../pure.ts'
import { ownConversations, turnsOf } from '../queries/conversations.ts'

export interface AskInput {
  prompt: string
  /** Chosen by the client; one that is not there yet begins with this turn. */
  conversationId?: string
  /** The package as it stands before the person, where that is not what the turn before left. */
  draft?: Draft
}

export interface Asked {
  conversationId: string
  turn: TakenTurn
  reader: RequestReader['name']
}

interface Prepared extends AskedTurn {
  company: CompanyOfDraft
}

/** Turns of one person in a minute. */
const MOST_A_MINUTE = 20
const MINUTE_SECONDS = 60

/**
 * One turn: prepared in one unit of work, read with none open, settled by the engine and noted in another. Nothing of the
 * company is written but the turn itself.
 */
export class Ask {
  static async handle(inScope: InScope, reader: RequestReader, input: AskInput): Promise<Asked> {
    const { conversationId = randomUUID() } = input
    const { company, ...asked } = unwrap(await inScope((scope) => prepare(scope, input)))
    const reading = await reader.read(asked)
    const turn = turnOf(reading, { day: asked.situation.day, company })
    unwrap(await inScope((scope) => note(scope, { conversationId, asked, turn, reader })))
    return { conversationId, turn, reader: reader.name }
  }
}

async function prepare(scope: Scope, input: AskInput): Promise<Result<Prepared>> {
  if ((await turnsOfLastMinute(scope)) >= MOST_A_MINUTE)
    return notYet('E_TOO_MANY_REQUESTS', MINUTE_SECONDS)
  const { conversationId = null, prompt } = input
  const known =
    conversationId && (await ownConversations(scope).where('id', conversationId).first())
  const turns = known ? await turnsOf(known) : []
  const draft = input.draft ?? turns.at(-1)?.draft ?? {}
  const { effectif, assuranceLoiTaux, commissionParitaire } = await findCompany(scope)
  const company = { effectif, assuranceLoiTaux, commissionParitaire }
  const day = today()
  const { missing } = settle(draft, { day, company })
  const situation = {
    day,
    history: historyOf(turns),
    missing: Object.keys(draft).length > 0 ? missing : [],
    catalogue: sayableOf(await offeredBenefits(scope)),
  }
  return ok({ prompt, draft, situation, company })
}

async function turnsOfLastMinute({ trx, actor }: Scope): Promise<number> {
  if (actor.kind !== 'user') return 0
  const { rows } = await trx.rawQuery(
    `select count(*)::int as turns from ai_turns t join ai_conversations c on c.id = t.conversation_id
     where c.user_id = ? and t.created_at > now() - interval '1 minute'`,
    [actor.id]
  )
  return rows[0].turns
}

interface Noted {
  conversationId: string
  asked: AskedTurn
  turn: TakenTurn
  reader: RequestReader
}

async function note(
  scope: Scope,
  { conversationId, asked, turn, reader }: Noted
): Promise<Result<null>> {
  const { trx, actor } = scope
  if (actor.kind !== 'user') return fail('E_FORBIDDEN')
  const own = { id: conversationId, user_id: actor.id }
  await insertOnce(scope, 'ai_conversations', own)
  const [conversation] = await ownConversations(scope).where('id', conversationId).forUpdate()
  // Of another person, or of another company, of which nothing is told.
  if (!conversation) return fail('E_CONFLICT')
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
    reader: reader.name,
  })
  await trx
    .from('ai_conversations')
    .where('id', conversationId)
    .update({ updated_at: trx.raw('now()') })
  const subject = { type: 'ai_conversation', id: conversationId }
  await record(scope, 'assistant.asked', subject, { reader: reader.name, outcome: turn.outcome })
  return ok(null)
}
