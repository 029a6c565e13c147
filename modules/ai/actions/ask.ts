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
import { fold, tokensOf } from '../reader/text.ts'
import Turn from '../models/turn.ts'
import type { AssistantModel } from '../ports/assistant_model.ts'
import type { ModelFailure } from '../ports/language_model.ts'
import type { AskedTurn, RequestReader } from '../ports/request_reader.ts'
import {
  sayableOf,
  settle,
  turnOf,
  type CompanyOfDraft,
  type Draft,
  type Reading,
  type Turn as TakenTurn,
} from '../pure.ts'
import { ownConversations, turnsOf } from '../queries/conversations.ts'
import {
  findSettings,
  namesAmong,
  ownModelChoice,
  type AssistantSettings,
} from '../queries/settings.ts'
import { needsModel } from './ask_model.ts'

export interface AskInput {
  prompt: string
  /** Chosen by the client; one that is not there yet begins with this turn. */
  conversationId?: string
  /** The package as it stands before the person, where that is not what the turn before left. */
  draft?: Draft
  /** Whether the person's words may go to the language model, where they were asked. */
  model?: boolean
}

export interface Asked {
  conversationId: string
  turn: TakenTurn
  reader: RequestReader['name']
  modelOffered: { name: string; host: string } | null
  modelFailed: ModelFailure | 'spent' | null
}

interface Prepared extends AskedTurn {
  company: CompanyOfDraft
  settings: AssistantSettings
  /** Whether the person agreed to the language model; undefined where they were not asked. */
  agreed: boolean | undefined
  names: ReadonlySet<string>
  /** Tokens of this month. */
  tokens: number
}

/** Turns of one person in a minute. */
const MOST_A_MINUTE = 20
const MINUTE_SECONDS = 60

/**
 * One turn: prepared in one unit of work, read with none open, settled by the engine and noted in another. Nothing of the
 * company is written but the turn itself.
 */
export class Ask {
  static async handle(
    inScope: InScope,
    reader: RequestReader,
    model: AssistantModel,
    input: AskInput
  ): Promise<Asked> {
    const { conversationId = randomUUID() } = input
    const prepared = unwrap(await inScope((scope) => prepare(scope, input)))
    const { company, ...asked } = prepared
    const own = await reader.read(asked)
    const added = await withModel(own, prepared, model)
    const turn = turnOf(added.reading, { day: asked.situation.day, company })
    const by = added.isAsked && added.failed === null ? 'model' : reader.name
    const noted = {
      conversationId,
      asked,
      turn,
      reader: by,
      tokens: added.tokens,
      choice: input.model,
    }
    unwrap(await inScope((scope) => saveTurn(scope, noted)))
    const { offered: modelOffered, failed: modelFailed } = added
    return { conversationId, turn, reader: by, modelOffered, modelFailed }
  }
}

interface Added {
  reading: Reading
  tokens: number
  isAsked: boolean
  offered: Asked['modelOffered']
  failed: Asked['modelFailed']
}

/** What a language model adds, where there is one, the company has it on, the person agreed, and there is something to add. */
async function withModel(
  reading: Reading,
  prepared: Prepared,
  { asker, told }: AssistantModel
): Promise<Added> {
  const own: Added = { reading, tokens: 0, isAsked: false, offered: null, failed: null }
  const { settings, agreed, names } = prepared
  if (!asker || !settings.modelOn || agreed === false || !needsModel(reading)) return own
  if (agreed === undefined) return { ...own, offered: told }
  if (prepared.tokens >= settings.monthlyTokens) return { ...own, failed: 'spent' }
  const { failed = null, ...answer } = await asker.handle(prepared, reading, names)
  return { ...own, ...answer, isAsked: true, failed }
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
  const settings = await findSettings(scope)
  const agreed = input.model ?? (await ownModelChoice(scope))
  const words = tokensOf(fold(prompt)).flatMap(({ text, isWord }) => (isWord ? [text] : []))
  const names = settings.modelOn && agreed ? await namesAmong(scope, words) : new Set<string>()
  const tokens = await tokensOfMonth(scope)
  const { monthsOfYear } = settings
  return ok({
    prompt,
    draft,
    situation: { ...situation, ...(monthsOfYear && { months: monthsOfYear }) },
    company,
    settings,
    agreed,
    names,
    tokens,
  })
}

async function tokensOfMonth({ trx }: Scope): Promise<number> {
  const row = await trx
    .from('ai_usage')
    .where('month', trx.raw("date_trunc('month', now())::date"))
    .select('tokens')
    .first()
  return Number(row?.tokens ?? 0)
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
  reader: RequestReader['name']
  tokens: number
  choice: boolean | undefined
}

async function saveTurn(
  scope: Scope,
  { conversationId, asked, turn, reader, tokens, choice }: Noted
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
    reader,
  })
  if (choice !== undefined) await keepChoice(scope, actor.id, choice)
  await count(scope, reader, tokens)
  await trx
    .from('ai_conversations')
    .where('id', conversationId)
    .update({ updated_at: trx.raw('now()') })
  const subject = { type: 'ai_conversation', id: conversationId }
  await record(scope, 'assistant.asked', subject, {
    reader,
    outcome: turn.outcome,
    ...(tokens > 0 && { tokens }),
  })
  return ok(null)
}

async function keepChoice({ trx }: Scope, userId: string, agreed: boolean): Promise<void> {
  await trx
    .insertQuery()
    .table('ai_model_choices')
    .insert({ user_id: userId, agreed })
    .onConflict(['company_id', 'user_id'])
    .merge(['agreed'])
}

/** Adds a turn to the month's use. */
async function count({ trx }: Scope, reader: RequestReader['name'], tokens: number): Promise<void> {
  await trx.rawQuery(
    `insert into ai_usage (month, turns, model_turns, tokens) values (date_trunc('month', now())::date, 1, ?, ?)
     on conflict (company_id, month) do update set turns = ai_usage.turns + 1,
       model_turns = ai_usage.model_turns + excluded.model_turns, tokens = ai_usage.tokens + excluded.tokens`,
    [reader === 'model' ? 1 : 0, tokens]
  )
}
