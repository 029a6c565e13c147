import { offeredBenefits } from '#modules/catalogue/index'
import type { ComputeError } from '#modules/compute/pure'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { historyOf } from '../domain/history.ts'
import { asFields, unreadable } from '../domain/told_draft.ts'
import type Conversation from '../models/conversation.ts'
import { sayableOf, settle, type CompanyOfDraft } from '../pure.ts'
import { companyOfDraft } from '../queries/company_of_draft.ts'
import { ownConversations, turnsOf } from '../queries/conversations.ts'
import {
  findSettings,
  namesAmong,
  ownModelChoice,
  type AssistantSettings,
  type ToldModel,
} from '../queries/settings.ts'
import { fold, tokensOf } from '../reader/text.ts'
import type { AskInput } from './ask.ts'
import type { ModelTurn } from './ask_model.ts'

/** A turn with all that stands around it. */
export interface PreparedTurn extends ModelTurn {
  company: CompanyOfDraft
  settings: AssistantSettings
  /** Whether the person agreed to the language model; undefined where they were not asked. */
  agreed: boolean | undefined
}

/** Reads what stands around a turn, in a unit of work that ends before anything is read or asked. */
export async function prepareTurn(
  scope: Scope,
  input: AskInput & { conversationId: string },
  told: ToldModel,
  explain: (error: ComputeError) => string
): Promise<Result<PreparedTurn>> {
  const { prompt } = input
  const company = await companyOfDraft(scope)
  const day = today()
  const wrong = input.draft ? unreadable(input.draft, { day, company }) : []
  if (wrong.length > 0) return fail('E_VALIDATION', asFields(wrong, explain))
  const conversation = await begun(scope, input.conversationId)
  // Of another person, or of another company, of which nothing is told.
  if (!conversation) return fail('E_CONFLICT')
  const turns = await turnsOf(conversation)
  const draft = input.draft ?? turns.at(-1)?.draft ?? {}
  const { missing } = settle(draft, { day, company })
  const situation = {
    day,
    history: historyOf(turns),
    missing: Object.keys(draft).length > 0 ? missing : [],
    catalogue: sayableOf(await offeredBenefits(scope)),
  }
  const settings = await findSettings(scope, told)
  const agreed = input.model ?? (await ownModelChoice(scope, told))
  const words = tokensOf(fold(prompt)).flatMap(({ text, isWord }) => (isWord ? [text] : []))
  const names = settings.modelOn && agreed ? await namesAmong(scope, words) : new Set<string>()
  const { monthsOfYear } = settings
  return ok({
    prompt,
    draft,
    situation: { ...situation, ...(monthsOfYear && { months: monthsOfYear }) },
    company,
    companyId: scope.companyId,
    settings,
    agreed,
    names,
  })
}

/** The conversation of the person who acts, which begins with its first turn; null where the id is another's. */
async function begun(scope: Scope, id: string): Promise<Conversation | null> {
  const { actor } = scope as { actor: { id: string } }
  await insertOnce(scope, 'ai_conversations', { id, user_id: actor.id })
  return ownConversations(scope).where('id', id).first()
}
