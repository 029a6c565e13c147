import { Breaker } from '../domain/breaker.ts'
import { MODEL_FIELDS } from '../domain/model_fields.ts'
import { checkedOps, withModel } from '../domain/model_ops.ts'
import { redacted } from '../domain/redact.ts'
import { ModelFailed, type LanguageModel, type ModelFailure } from '../ports/language_model.ts'
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

/**
 * Asks a language model for what the reader left over. It waits for a service outside, so no unit of work is open. What
 * leaves is what the person typed without names, numbers and addresses of people; whatever fails, the reading stays.
 */
export class AskModel {
  constructor(
    private readonly model: LanguageModel,
    private readonly breaker = new Breaker()
  ) {}

  async handle(
    { prompt, draft, situation }: AskedTurn,
    reading: Reading,
    names: ReadonlySet<string>
  ): Promise<ModelReading> {
    if (this.breaker.rests) return { reading, tokens: 0, failed: 'resting' }
    const words = redacted(prompt, names)
    const open = reading.leftovers
      .map(({ start, end }) => words.slice(start, end).trim())
      .filter((part) => part !== '')
    try {
      const { ops, tokens } = await this.model.ask({
        words,
        open: open.length > 0 ? open : [words],
        fields: MODEL_FIELDS,
      })
      this.breaker.done()
      return {
        reading: withModel(reading, checkedOps(ops, words, draft), draft, situation.day),
        tokens,
      }
    } catch (error) {
      this.breaker.failed()
      const { reason, tokens } = error instanceof ModelFailed ? error : new ModelFailed('broken')
      return { reading, tokens, failed: reason }
    }
  }
}
