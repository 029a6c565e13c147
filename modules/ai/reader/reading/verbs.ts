import type { ConceptMark, NumberMark } from '../marks.ts'
import type { Span } from '../text.ts'
import type { State } from './state.ts'

export type Mode = 'remove' | 'raise' | 'lower' | 'add' | 'instead' | 'double' | undefined

/** The verb that governs a place: the last one before it in its sentence, or one that closes its clause. */
export function modeAt(state: State, { start, end }: Span): Mode {
  let mode: Mode
  for (const { is, of, start: from, end: to } of state.marks.concepts) {
    if (is !== 'do' || of === 'to' || of === 'by' || of === 'undo') continue
    if (to <= start) {
      if (/[.;!?\n]/.test(state.folded.slice(to, start))) continue
      if (
        of === 'add' &&
        (mode === 'raise' || mode === 'lower' || state.folded.slice(to, start).includes(','))
      )
        continue
      mode = of as Mode
    } else if (from >= end && (of === 'raise' || of === 'lower' || of === 'remove')) {
      const between = state.folded.slice(end, from)
      if (/[,.;!?\n]|\b(?:et|en|and)\b/.test(between)) continue
      if (state.marks.numbers.some((number) => number.start >= end && number.end <= from)) continue
      if (mode === undefined || mode === 'add' || mode === 'instead') mode = of as Mode
    }
  }
  return mode
}

/** "sans", "geen", "no" right before, or before others that are told in one breath. */
export function isDenied(state: State, concept: ConceptMark, index: number): boolean {
  const { concepts, numbers } = state.marks
  const next = concepts[index + 1]
  const isTaken = next?.is === 'skip' && next.start - concept.end <= 2
  if (!isTaken && DENIED_BEHIND.test(state.folded.slice(concept.end, concept.end + 16))) return true
  for (let i = index - 1; i >= 0; i--) {
    const before = concepts[i]!
    // The English article is a French "à".
    if (before.concept === 'do:to') {
      if (/(?:,|\b(?:and|but|with|plus))$/.test(state.folded.slice(0, before.start).trimEnd()))
        return false
      continue
    }
    const between = state.folded.slice(before.end, concept.start)
    if (/[.;!?|\n]/.test(between) || between.length > 40) return false
    if (
      numbers.some(({ start, end, weak }) => !weak && start >= before.end && end <= concept.start)
    )
      return false
    if (before.is === 'no') {
      const words = state.folded.slice(before.end, concepts[i + 1]!.start).trim()
      const isNear = words.split(' ').length <= 2 && !words.includes(',')
      return isNear
    }
    const link = state.folded.slice(before.end, concepts[i + 1]!.start).trim()
    if (
      !/^(?:,|ni|ou|of|or|nor|et|en|and|d'|de|noch)?(?: (?:de|d'|la|le|un|une|een|a|the))?$/.test(
        link
      )
    )
      return false
    if (before.is === 'do' || state.boundTo.has(before)) return false
  }
  return false
}

/** "à 3.500", "naar 3500", "to 3500": where it ends, not by how much; "a 5 % raise" is by how much. */
export function isTo(state: State, number: NumberMark): boolean {
  const isOfNoun = state.marks.concepts.some(
    ({ is, of, start }) =>
      is === 'do' &&
      (of === 'raise' || of === 'lower') &&
      start >= number.end &&
      /^ ?(?:€|euros?|eur|pay|salary|gross|net)? ?$/.test(state.folded.slice(number.end, start))
  )
  if (isOfNoun) return false
  return /(?:^|[^a-z])(?:a|jusqu'?a|naar|tot|op|to|up to|at)(?: l'| un| une| een)?$/.test(
    state.folded.slice(0, number.start).trimEnd()
  )
}

/** "voiture : non", "car: no": in the manner of a form. */
const DENIED_BEHIND =
  /^ ?[:=]? ?(?:non|nee|neen|no|none|aucune?|geen|neant|niet|nvt|n\/a|faux|false)(?= ?(?:$|[,.;|)\n/]| - ))/
