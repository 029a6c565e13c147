import { isOfLaw } from '../answer.ts'
import { hasAmount } from '../draft.ts'
import type { ConceptMark, Marks } from '../marks.ts'
import type { Reading } from '../reading.ts'
import { leftovers } from './left_over.ts'
import type { State } from './state.ts'

/** A question about the package or the law, and what it is about. */
export function questionAbout(state: State): Reading | undefined {
  const { concepts, numbers } = state.marks
  const asks = concepts.filter(({ is }) => is === 'ask')
  const isMarked = state.folded.includes('?')
  const topics = concepts.filter(
    ({ is }) => is === 'pay' || is === 'benefit' || is === 'line' || is === 'field'
  )
  const bindable = state.bound.some(({ concept, number }) => !number.weak && concept?.is !== 'line')
  const why = asks.some(({ of }) => of === 'why')
  const isOnlyPay =
    isMarked &&
    topics.length > 0 &&
    topics.every(({ is, of }) => (is === 'pay' && of !== 'any') || is === 'line')
  if (bindable && !why) return undefined
  if (asks.length === 0 && !isOnlyPay) return undefined
  if (!isMarked && !why && !asks.some(({ start }) => start <= 12)) {
    if (
      !asks.some(({ of }) => of === 'limit') ||
      concepts.some(({ is }) => is === 'set' || is === 'do')
    )
      return undefined
    if (numbers.some(({ weak }) => !weak)) return undefined
  }
  const isLimit = asks.some(({ of }) => of === 'limit')
  const says = concepts.some(
    ({ is, start }) => is === 'set' && !/cotisation|taux/.test(state.folded.slice(start, start + 9))
  )
  const adds = concepts.some(
    ({ concept }) =>
      concept === 'do:add' ||
      concept === 'do:remove' ||
      concept === 'do:instead' ||
      concept === 'no:'
  )
  const benefits = topics.filter(({ is }) => is === 'benefit')
  if (
    !why &&
    !isLimit &&
    ((says && !isOnlyPay) || (adds && benefits.length > 0) || state.marks.ready.length > 0)
  )
    return undefined
  const topic =
    isLimit || why
      ? (benefits[0] ?? topics[0])
      : (topics.find(({ is }) => is === 'line') ??
        topics.find(({ is, of }) => is === 'pay' && of !== 'any') ??
        topics[0])
  if (topic === undefined && !isLimit && (!why || !hasAmount(state.draft))) return undefined
  return {
    intent: 'answers',
    ops: [],
    draft: state.draft,
    questions: [],
    leftovers: topic === undefined && !why ? leftovers(state) : [],
    ...(topic && { about: aboutOf(topic) }),
    ...(why && { why: true as const }),
  }
}

/** "is een wagen belast?": asked of a benefit, and no wish to have it. */
export function isOpenQuestion(state: State): boolean {
  const { concepts, numbers, ready } = state.marks
  if (!state.folded.trimEnd().endsWith('?') || !OPEN_QUESTION.test(state.folded)) return false
  if (numbers.some(({ weak }) => !weak) || ready.length > 0) return false
  return !concepts.some(({ is, of }) => (is === 'do' && of !== 'to' && of !== 'by') || is === 'no')
}

/**
 * The benefit of which it is asked whether its amount is too much, where the law has a figure of it: what the law says is
 * told. Of pay, or for somebody, it would be a judgement.
 */
export function limitAsked({ folded, concepts }: Marks): string | undefined {
  if (!folded.trimEnd().endsWith('?') || !TOO_MUCH.test(folded) || FOR_SOMEBODY.test(folded))
    return undefined
  const isDone = ({ is, of }: ConceptMark) => is === 'do' && of !== 'by' && of !== 'to'
  if (concepts.some((concept) => concept.is === 'pay' || isDone(concept))) return undefined
  const topics = new Set(concepts.flatMap(({ is, of }) => (is === 'benefit' ? [of] : [])))
  const [topic] = topics
  return topics.size === 1 && topic !== undefined && isOfLaw(topic) ? topic : undefined
}

const TOO_MUCH =
  /\b(?:te (?:veel|hoog|weinig|laag)|trop(?: (?:eleve|haut|cher|peu|bas))?|too (?:much|high|little|low))\b/
const FOR_SOMEBODY =
  /\b(?:pour|voor|for) (?!(?:les?|des?|la|l'|een|de|het|the|a) ?(?:cheques?|maaltijd|meal|eco))/

function aboutOf({ is, of }: ConceptMark): string {
  if (is === 'pay') return PAY_PATHS[of] ?? 'salaireNet'
  return of
}

const PAY_PATHS: Readonly<Record<string, string>> = {
  gross: 'salaireBrut',
  net: 'salaireNet',
  cost: 'coutEmployeurAnnuel',
}

const OPEN_QUESTION =
  /^(?:et |en |and |mais |maar |but |dis |zeg )?(?:is|are|was|est|sont|does|do|did|has|have|heeft|hebben|moet|moeten|hoort|bestaat|faut|dois|doit|doivent|must|should|ai|y a|worden|wordt|zijn|how|hoe|comment|quand|wie|qui|who|wanneer|when|where|waar|ou)\b|\b(?:est|sont|a-t|ont|doit|faut)-(?:il|elle|ils|elles|on|ce)\b/
