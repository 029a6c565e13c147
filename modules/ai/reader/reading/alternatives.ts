import { isOr } from '../doubts.ts'
import { at, pathOf, type Op, type Value } from '../draft.ts'
import type { ConceptMark } from '../marks.ts'
import { valuePaths } from '../slots.ts'
import { payPaths } from './amounts.ts'
import type { State } from './state.ts'
import { isDenied } from './verbs.ts'

/** "voiture ou budget mobilité", "marié ou cohabitant": one of the two is asked for. */
export function readAlternatives(state: State): void {
  const { concepts, text } = state.marks
  const isEither = ({ is }: ConceptMark) => is === 'benefit' || is === 'set'
  for (const [i, b] of concepts.entries()) {
    const a = concepts[i - 1]
    if (!a || !isEither(a) || !isEither(b) || a.concept === b.concept) continue
    const between = state.folded.slice(a.end, b.start)
    if (!isOr(between) || isDenied(state, a, i - 1)) continue
    const span = { start: a.start, end: b.end }
    const [first, second] = [alternativeOf(a), alternativeOf(b)]
    if (!first || !second || state.used.has(a) || state.used.has(b)) {
      state.marks.doubts.push({ start: a.end, end: b.start })
      continue
    }
    state.used.add(a)
    state.used.add(b)
    const quote = text.slice(span.start, span.end)
    const readings = [first, second].map((each): Op => ({ op: 'set', quote, ...span, ...each }))
    state.questions.push({ ...span, quote, readings })
  }
}

/** What a benefit or a word says by itself. */
function alternativeOf({ is, of }: ConceptMark): { path: string; value: Value } | undefined {
  if (is === 'benefit')
    return { path: `package.has${of[0]!.toUpperCase()}${of.slice(1)}`, value: true }
  const [field = '', word = ''] = of.split('=')
  if (word === '') return undefined
  const path = field.includes('.') ? field : pathOf(field)
  return { path, value: word === 'true' ? true : word === 'false' ? false : word }
}

/** "double le bonus": twice the amount of the draft is asked for, since no words say it. */
export function readDouble(state: State, double: ConceptMark): void {
  const { concepts } = state.marks
  const thing = concepts.find(
    ({ is, start }) => start >= double.end && (is === 'benefit' || is === 'pay')
  )
  const isNear = thing && !/[.,;!?\n]/.test(state.folded.slice(double.end, thing.start))
  if (!isNear) return
  state.used.add(double)
  state.used.add(thing)
  const path = (thing.is === 'pay' ? payPaths(thing) : valuePaths(thing.of)).find(
    (each) => typeof at(state.draft, each) === 'number'
  )
  const span = { start: double.start, end: thing.end }
  if (path === undefined) {
    state.marks.doubts.push(span)
    return
  }
  state.pushQuestion([{ path, value: 2 * (at(state.draft, path) as number), how: '× 2' }], span)
}
