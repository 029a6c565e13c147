import { randomUUID } from 'node:crypto'
import type { ComputeError } from '#modules/compute/pure'
import { Problem } from '#modules/shared/http/problem'
import { takeTries } from '#modules/shared/limits/tries'
import { fail, notYet, ok, unwrap, type Result } from '#modules/shared/result'
import type { InScope } from '#modules/shared/tenancy/scopes'
import type { AssistantModel } from '../ports/assistant_model.ts'
import type { ModelFailure } from '../ports/language_model.ts'
import type { RequestReader } from '../ports/request_reader.ts'
import { turnOf, type Draft, type Reading, type Turn as TakenTurn } from '../pure.ts'
import { needsModel } from './ask_model.ts'
import { noteTurn, type NotedTurn } from './note_turn.ts'
import { prepareTurn, type PreparedTurn } from './prepare_turn.ts'
import { reserveTokens, type Reserved } from './reserve_tokens.ts'

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

/** Turns of one person: twenty at once, twenty a minute. */
const OF_PERSON = { burst: 20, pauseS: 3 }

/**
 * One turn: prepared in one unit of work, read with none open, settled by the engine and noted in another. Nothing of the
 * company is written but the turn itself.
 */
export class Ask {
  static async handle(
    inScope: InScope,
    reader: RequestReader,
    model: AssistantModel,
    given: AskInput,
    explain: (error: ComputeError) => string
  ): Promise<Asked> {
    const { conversationId = randomUUID() } = given
    const input = { ...given, conversationId }
    unwrap(await mayAsk(inScope))
    const prepared = unwrap(
      await inScope((scope) => prepareTurn(scope, input, model.told, explain))
    )
    const { company, ...asked } = prepared
    const own = await reader.read(asked)
    const added = await withModel(inScope, own, prepared, model)
    const turn = turnOf(added.reading, { day: asked.situation.day, company })
    const by = added.isAsked && added.failed === null ? 'model' : reader.name
    const noted = {
      conversationId,
      asked,
      turn,
      reader: by,
      tokens: added.tokens,
      reserved: added.reserved,
      choice: input.model,
      host: prepared.settings.modelOn ? model.told!.host : null,
    }
    await noteAfterAll(inScope, noted)
    const { offered: modelOffered, failed: modelFailed } = added
    return { conversationId, turn, reader: by, modelOffered, modelFailed }
  }
}

/** As often a turn is noted anew that found the company's line too long. */
const NOTED_AT_MOST = 5

/** Many answers of a model may come in the same moment: what was paid for is not lost, nor its tokens left put aside. */
async function noteAfterAll(inScope: InScope, noted: NotedTurn): Promise<void> {
  for (let time = 1; ; time++) {
    try {
      return await inScope((scope) => noteTurn(scope, noted))
    } catch (error) {
      const isBusy = error instanceof Problem && error.problem === 'E_BUSY'
      if (!isBusy || noted.reserved === null || time === NOTED_AT_MOST) throw error
    }
  }
}

interface Added {
  reading: Reading
  tokens: number
  /** Of the month's tokens, before the model was asked. */
  reserved: Reserved | null
  isAsked: boolean
  offered: Asked['modelOffered']
  failed: Asked['modelFailed']
}

/** What a language model adds, where there is one, the company has it on, the person agreed, and there is something to add. */
async function withModel(
  inScope: InScope,
  reading: Reading,
  prepared: PreparedTurn,
  { asker, told }: AssistantModel
): Promise<Added> {
  const nothing = { tokens: 0, reserved: null, isAsked: false, offered: null, failed: null }
  const own: Added = { reading, ...nothing }
  const { settings, agreed } = prepared
  if (!asker || !settings.modelOn || agreed === false || !needsModel(reading)) return own
  if (agreed === undefined) return { ...own, offered: told }
  const most = asker.mostTokens(prepared, reading)
  const reserved = await inScope((scope) => reserveTokens(scope, most, settings.monthlyTokens))
  if (reserved === null) return { ...own, failed: 'spent' }
  const { failed = null, ...answer } = await asker.handle(prepared, reading)
  return { ...own, ...answer, reserved, isAsked: true, failed }
}

/** Counted before anything is done, so that neither turns at once nor forgotten ones make room for more. */
async function mayAsk(inScope: InScope): Promise<Result<null>> {
  const value = await inScope(async ({ companyId, actor }) =>
    actor.kind === 'user' ? `${companyId}|${actor.id}` : null
  )
  if (value === null) return fail('E_FORBIDDEN')
  const seconds = await takeTries([{ limit: 'assistant', by: 'person', value, ...OF_PERSON }])
  return seconds > 0 ? notYet('E_TOO_MANY_REQUESTS', seconds) : ok(null)
}
