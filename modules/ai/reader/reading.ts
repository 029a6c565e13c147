import type { Draft, Op } from './draft.ts'
import type { CatalogueItem } from './names.ts'
import type { Reason } from './refusals.ts'
import type { MonthsOfYear } from './slots.ts'
import type { Span } from './text.ts'

/** What stands around the words: the day, what the company set, what is still missing in the draft. */
export interface Situation {
  /** Today, `YYYY-MM-DD`. */
  readonly day: string
  /** The drafts before this one, oldest first. */
  readonly history?: readonly Draft[]
  /** How the company reads a gross pay of a year; it is asked for unless told. */
  readonly months?: MonthsOfYear
  /** Paths that the engine asked for after the turn before. */
  readonly missing?: readonly string[]
  /** Cars, bikes and other things of the company that may be said by their names. */
  readonly catalogue?: readonly CatalogueItem[]
}

/** Words of the request with what they may mean: the person chooses one. */
export interface Question extends Span {
  readonly quote: string
  readonly readings: readonly Op[]
}

export interface Leftover extends Span {
  readonly text: string
}

/**
 * What the words say. `changes`: operations on the draft · `undo`: the draft before · `asks`: several readings, or nothing
 * that is of a package · `answers`: a question about the draft or the law · `refuses`: what the product does not do.
 */
export interface Reading {
  readonly intent: 'changes' | 'undo' | 'asks' | 'answers' | 'refuses'
  readonly ops: readonly Op[]
  readonly draft: Draft
  readonly questions: readonly Question[]
  readonly leftovers: readonly Leftover[]
  /** What a question is about: a field of the package, or a line of the answer. */
  readonly about?: string
  readonly why?: true
  readonly reason?: Reason
}
