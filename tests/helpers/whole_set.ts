import { historyOf } from '#modules/ai/domain/history'
import { takeTurn, type Draft, type Turn } from '#modules/ai/pure'
import { conversations } from '#tests/helpers/conversations'

/** The reader and the engine, wherever they run. */
export type TakeTurn = typeof takeTurn
type Situation = Parameters<TakeTurn>[2]

/** One turn of the whole set as it is asked: what is said, to which draft, and the drafts that one can go back to. */
export interface SaidTurn {
  /** Which conversation of the set it is of. */
  readonly of: number
  readonly user: string
  readonly draft: Draft
  readonly history: readonly Draft[]
}

/** Every turn of `tests/assistant` in its order; each goes on from what was made of the turn before, right or wrong. */
export function wholeSet(situation: Situation): { said: SaidTurn; turn: Turn }[] {
  return conversations().flatMap(({ turns }, of) => {
    const steps: { before: Draft; draft: Draft }[] = []
    return turns.map(({ user }) => {
      const draft = steps.at(-1)?.draft ?? {}
      const said = { of, user, draft, history: historyOf(steps) }
      const turn = takeTurn(user, draft, { ...situation, history: said.history })
      steps.push({ before: draft, draft: turn.draft })
      return { said, turn }
    })
  })
}
