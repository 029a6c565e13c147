import type { Draft } from './draft.ts'
import { read } from './read.ts'
import type { Reading, Situation } from './reading.ts'
import { settle, type CompanyOfDraft, type Settled } from './settle.ts'

/** What became of a turn (see the issue's `barema ask -`). */
export type Outcome = 'package' | 'asks' | 'refuses' | 'answers' | 'cannot'

/** One turn, read and settled with the engine. */
export interface Turn {
  readonly outcome: Outcome
  readonly reading: Reading
  readonly draft: Draft
  readonly settled: Settled
}

/** Where a turn is taken, with what its company says of itself. */
export type TurnSituation = Situation & { readonly company?: CompanyOfDraft }

/** Reads a turn and asks the engine; `situation.missing` is found from the draft unless it is told. */
export function takeTurn(text: string, draft: Draft, situation: TurnSituation): Turn {
  const missing =
    situation.missing ?? (Object.keys(draft).length > 0 ? settle(draft, situation).missing : [])
  return turnOf(read(text, draft, { ...situation, missing }), situation)
}

/** A reading, by rules or by a model, with what the engine says of it. */
export function turnOf(
  reading: Reading,
  { day, company }: Pick<TurnSituation, 'day' | 'company'>
): Turn {
  const settled = settle(reading.draft, {
    day,
    explain: reading.intent === 'answers',
    ...(company && { company }),
  })
  return { outcome: outcomeOf(reading, settled), reading, draft: reading.draft, settled }
}

function outcomeOf(reading: Reading, settled: Settled): Outcome {
  if (reading.intent === 'refuses' || reading.intent === 'answers') return reading.intent
  if (reading.questions.length > 0) return 'asks'
  if (reading.intent === 'asks') return 'asks'
  return settled.refused === undefined ? 'package' : 'cannot'
}
