import { follows } from '#modules/ai/domain/provenance'
import type { Draft } from '#modules/ai/reader/draft'
import { takeTurn, type Turn } from '#modules/ai/reader/turn'
import {
  draftOf,
  isSameDraft,
  type Conversation,
  type ExpectedTurn,
} from '#tests/helpers/conversations'

export const DAY = '2026-11-26'

/** One turn as it was expected and as it was read. */
export interface PlayedTurn {
  readonly conversation: Conversation
  readonly expected: ExpectedTurn
  readonly turn: Turn
  readonly milliseconds: number
  /** Outcome and draft as expected. */
  readonly isExact: boolean
  /** A package that is not the expected one, with nothing that says so. */
  readonly isSilentlyWrong: boolean
  /** A question where none was needed. */
  readonly asksTooMuch: boolean
  /** Amounts that do not follow from the words. */
  readonly invented: number
}

/**
 * Plays a conversation. Each turn starts from the draft that was expected of the turn before, as a program of `barema ask -`
 * gives it: one mistake counts once.
 */
export function play(conversation: Conversation): PlayedTurn[] {
  let drafts: readonly Draft[] = [{}]
  return conversation.turns.map((expected) => {
    const draft = drafts.at(-1)!
    const started = performance.now()
    const turn = takeTurn(expected.user, draft, { day: DAY, history: drafts.slice(0, -1) })
    const milliseconds = performance.now() - started
    const isSame = isSameDraft(turn.draft, expected.leaves)
    const isAbout = expected.about === undefined || turn.reading.about === expected.about
    const isPackage = turn.outcome === 'package' || turn.outcome === 'cannot'
    if (expected.isUndo) drafts = drafts.slice(0, -1)
    else if (!isSameDraft(draft, expected.leaves)) drafts = [...drafts, draftOf(expected.leaves)]
    return {
      conversation,
      expected,
      turn,
      milliseconds,
      isExact:
        turn.outcome === expected.outcome && isSame && (expected.outcome !== 'answers' || isAbout),
      isSilentlyWrong:
        isPackage &&
        (!isSame || expected.outcome === 'asks' || expected.outcome === 'refuses') &&
        turn.reading.leftovers.length === 0,
      asksTooMuch: turn.outcome === 'asks' && expected.outcome !== 'asks',
      invented: turn.reading.ops.filter((op) => !follows(op, draft)).length,
    }
  })
}
