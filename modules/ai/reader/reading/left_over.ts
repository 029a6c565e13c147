import type { Marks } from '../marks.ts'
import type { Leftover } from '../reading.ts'
import type { Span, Token } from '../text.ts'
import { isKnown, resembles } from '../vocabulary.ts'
import { spanOf } from './spans.ts'
import type { State } from './state.ts'

/** Kinds of words of which a request says something. */
export const SAYS_SOMETHING = new Set(['benefit', 'pay', 'set', 'committee', 'line', 'other'])

export const COUNTS_OF_PEOPLE = new Set([
  'enfantsACharge',
  'enfantsHandicapes',
  'ascendantsACharge',
  'autresPersonnesACharge',
])

/** Benefits that are paid gross. */
const GROSS_BENEFITS = new Set(['bonusAnnuel', 'commissions'])

const MOST_WORDS_OF_PART = 4

const PARTS = /^(?:[,;.!?+&\n()]|et|en|and|avec|met|with|plus|ou|of|or|ajoute|add|voeg)$/

/** Numbers and words of benefits that nothing used. */
export function leftovers(state: State): Leftover[] {
  const { numbers, concepts, text } = state.marks
  const left = [
    ...numbers.filter((number) => !number.weak && !state.used.has(number)),
    ...concepts.filter(
      (concept) =>
        SAYS_SOMETHING.has(concept.is) &&
        !state.used.has(concept) &&
        !(concept.is === 'pay' && (concept.of === 'any' || state.ops.length > 0))
    ),
    ...concepts.filter(
      (concept) =>
        concept.is === 'field' &&
        COUNTS_OF_PEOPLE.has(concept.of) &&
        !state.used.has(concept) &&
        (concept.of === 'enfantsHandicapes' ||
          !state.ops.some(({ path }) => path.startsWith('worker.enfants')))
    ),
  ]
  return [
    ...left,
    ...netsOfBonus(state),
    ...strangers(state),
    ...lookalikes(state),
    ...state.marks.doubts,
  ]
    .filter(isFirstOf)
    .map(({ start, end }) => ({ text: text.slice(start, end), start, end }))
    .sort((a, b) => a.start - b.start)
}

/** "bonus net de 2.000": a bonus is gross, so the word is not taken in silence. */
function netsOfBonus(state: State): Span[] {
  const { concepts } = state.marks
  const bonuses = concepts.filter(({ is, of }) => is === 'benefit' && GROSS_BENEFITS.has(of))
  const near = ({ start, end }: Span, other: Span) =>
    /^ ?(?:de |d'|of |van |in )?$/.test(
      end <= other.start
        ? state.folded.slice(end, other.start)
        : state.folded.slice(other.end, start)
    )
  return concepts.filter(
    (concept) =>
      concept.concept === 'pay:net' &&
      !state.used.has(concept) &&
      (bonuses.some((bonus) => near(concept, bonus)) ||
        state.bound.some(
          ({ number, concept: of }) =>
            of && GROSS_BENEFITS.has(of.of) && near(concept, spanOf(number))
        ))
  )
}

/** A part between commas of which no word is known: "avec un piano". Names are written with a capital. */
function strangers(state: State): Span[] {
  const { tokens, concepts, numbers, ready, text, private: hidden } = state.marks
  const amounts = numbers.filter(({ weak }) => !weak)
  const known: readonly Span[] = [...concepts, ...amounts, ...ready, ...hidden]
  const isHeld = ({ start, end }: Span) =>
    known.some((span) => start < span.end && end > span.start)
  const found: Span[] = []
  for (const part of partsOf(tokens)) {
    const words = part.filter(({ isWord }) => isWord)
    if (words.length === 0 || words.length > MOST_WORDS_OF_PART || part.some(isHeld)) continue
    const odd = words.filter(({ text: word }) => word.length > 3 && !isKnown(word))
    if (odd.length === 0 || odd.some(({ start }) => /[A-Z]/.test(text[start]!))) continue
    found.push({ start: odd[0]!.start, end: odd.at(-1)!.end })
  }
  return found
}

/** Words too far off to be taken for what they look like. */
function lookalikes(state: State): Span[] {
  const { tokens, concepts, ready } = state.marks
  const known: readonly Span[] = [...concepts, ...ready, ...state.marks.private]
  return tokens.filter(
    ({ text, isWord, start, end }) =>
      isWord && resembles(text) && !known.some((span) => start >= span.start && end <= span.end)
  )
}

/** The words of a request between commas, "et" and the like. */
function partsOf(tokens: Marks['tokens']): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens)
    if (PARTS.test(token.text)) parts.push([])
    else parts.at(-1)!.push(token)
  return parts
}

function isFirstOf({ start, end }: Span, index: number, all: readonly Span[]): boolean {
  return !all.slice(0, index).some((other) => start >= other.start && end <= other.end)
}
