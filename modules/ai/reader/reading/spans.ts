import type { ConceptMark, NumberMark } from '../marks.ts'
import type { Span } from '../text.ts'

export function spanOf(number: NumberMark): Span {
  return {
    start: Math.min(number.start, ...number.with.map(({ start }) => start)),
    end: Math.max(number.end, ...number.with.map(({ end }) => end)),
  }
}

/** The number and its concept in one quote where they stand together; else the number with what says its unit. */
export function joined(number: NumberMark, concept: ConceptMark, folded: string): Span {
  const own = spanOf(number)
  const between =
    concept.end <= own.start
      ? folded.slice(concept.end, own.start)
      : folded.slice(own.end, concept.start)
  if (between.length > 24 || /[,;.\n\d]/.test(between)) return own
  return { start: Math.min(own.start, concept.start), end: Math.max(own.end, concept.end) }
}
