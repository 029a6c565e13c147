import type { I18n } from '@adonisjs/i18n'
import type { ComputeError, PackageFields } from '#modules/compute/pure'
import type { Answer } from '#modules/shared/http/shapes'
import type { Asked } from '../actions/ask.ts'
import type { Turn as TakenTurn } from '../pure.ts'
import type Turn from '../models/turn.ts'
import type { KeptReading } from '../models/turn.ts'
import type { askedSchema, conversationSchema } from './schemas.ts'

/** A turn as it is answered. `aiResponse` is what the reader gave, word for word. */
export function toAsked(
  { conversationId, turn, reader, modelOffered, modelFailed }: Asked,
  i18n: I18n,
  explain: (error: ComputeError) => string
): Answer<typeof askedSchema> {
  const { outcome, reading, draft, settled } = turn
  const { ops, questions } = reading
  const isPackage = outcome === 'package' && settled.answer !== undefined
  return {
    success: isPackage || outcome === 'answers',
    package: isPackage ? { ...packageOf(turn) } : null,
    compute: settled.answer?.compute ?? null,
    error: errorOf(turn, i18n, explain),
    aiResponse: JSON.stringify({ ops, questions: questions.map(({ readings }) => readings) }),
    conversationId,
    outcome,
    request: { ...draft },
    ...toUnderstanding(reading),
    missing: [...settled.missing],
    reader,
    modelOffered,
    modelFailed,
  }
}

/** A turn of a conversation that is opened again. */
export function toTurn(turn: Turn): Answer<typeof conversationSchema>['turns'][number] {
  const { prompt, outcome, before, draft, reader, reading, createdAt } = turn
  return {
    prompt,
    outcome,
    before: { ...before },
    request: { ...draft },
    ...toUnderstanding(reading ?? { ops: [], questions: [], leftovers: [] }),
    reader,
    createdAt: createdAt.toISO()!,
  }
}

function toUnderstanding({ ops, questions, leftovers, about, reason }: KeptReading) {
  return {
    understood: [...ops],
    questions: questions.map((each) => ({ ...each, readings: [...each.readings] })),
    leftovers: [...leftovers],
    about: about ?? null,
    reason: reason ?? null,
  }
}

/** The package with the gross pay that was found for a net or a cost. */
function packageOf({ settled }: TakenTurn): Partial<PackageFields> {
  const { salaireBrut } = settled.answer!.compute.remuneration.remunerationMensuelle
  return { ...(settled.request.package as PackageFields), salaireBrut }
}

function errorOf(
  { outcome, reading, settled }: TakenTurn,
  i18n: I18n,
  explain: (error: ComputeError) => string
): string | null {
  if (outcome === 'cannot') return explain(settled.refused as ComputeError)
  if (outcome === 'refuses') return i18n.t(`assistant_answers.refuses_${reading.reason}`)
  if (outcome !== 'asks') return null
  return i18n.t(
    reading.questions.length > 0 ? 'assistant_answers.asks' : 'assistant_answers.nothing'
  )
}
