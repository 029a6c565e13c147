import { Breaker } from '../domain/breaker.ts'
import { MODEL_FIELDS } from '../domain/model_fields.ts'
import { checkedOps, withModel } from '../domain/model_ops.ts'
import { redacted } from '../domain/redact.ts'
import {
  ModelFailed,
  type LanguageModel,
  type ModelFailure,
  type ModelQuestion,
} from '../ports/language_model.ts'
import type { AskedTurn } from '../ports/request_reader.ts'
import type { Reading } from '../pure.ts'

export interface ModelReading {
  reading: Reading
  tokens: number
  failed?: ModelFailure
}

/** Whether a model may add to a reading: only where words were left over, or nothing was understood. */
export function needsModel({ intent, ops, questions, leftovers }: Reading): boolean {
  if (intent === 'refuses' || intent === 'undo' || intent === 'answers') return false
  return leftovers.length > 0 || ops.length + questions.length === 0
}

/** A turn of somebody's, with people whose names no provider reads. */
export interface ModelTurn extends AskedTurn {
  readonly companyId: string
  readonly names: ReadonlySet<string>
}

/**
 * Asks a language model for what the reader left over. It waits for a service outside, so no unit of work is open. What
 * leaves is what the person typed without names, numbers and addresses of people; whatever fails, the reading stays.
 */
export class AskModel {
  constructor(
    private readonly model: LanguageModel,
    private readonly breaker = new Breaker()
  ) {}

  /** The most that asking for what a reading left over can cost, in tokens. */
  mostTokens(turn: ModelTurn, reading: Reading): number {
    return this.model.mostTokens(questionOf(turn, reading))
  }

  async handle(turn: ModelTurn, reading: Reading): Promise<ModelReading> {
    const { draft, situation, companyId } = turn
    const key = `${companyId} ${this.model.host}`
    if (this.breaker.rests(key)) return { reading, tokens: 0, failed: 'resting' }
    const question = questionOf(turn, reading)
    try {
      const { ops, tokens } = await this.model.ask(question)
      this.breaker.done(key)
      const checked = checkedOps(ops, question.words, draft)
      return { reading: withModel(reading, checked, draft, situation.day), tokens }
    } catch (error) {
      this.breaker.failed(key)
      const { reason, tokens } = error instanceof ModelFailed ? error : new ModelFailed('broken')
      return { reading, tokens, failed: reason }
    }
  }
}

function questionOf({ prompt, names }: ModelTurn, { leftovers }: Reading): ModelQuestion {
  const words = redacted(prompt, names)
  const open = leftovers
    .map(({ start, end }) => words.slice(start, end).trim())
    .filter((part) => part !== '')
  return { words, open: open.length > 0 ? open : [words], fields: MODEL_FIELDS }
}
