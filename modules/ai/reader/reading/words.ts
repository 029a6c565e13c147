import { isOfOneOfThem } from '../doubts.ts'
import { at, benefitOfPath, leavesOf, pathOf } from '../draft.ts'
import type { ConceptMark } from '../marks.ts'
import { payPaths } from './amounts.ts'
import { COUNTS_OF_PEOPLE } from './left_over.ts'
import { readSet } from './sets.ts'
import type { State } from './state.ts'
import { isDenied, modeAt } from './verbs.ts'

/** Days, committees and working time, which say what they are. */
export function readReady(state: State): void {
  const { ready } = state.marks
  for (const mark of ready) {
    const quoted =
      mark.end > mark.start ? mark : (ready.find(({ end }) => end === mark.start) ?? mark)
    if (!state.hasOp(mark.path)) state.set(mark.path, mark.value, quoted)
  }
}

/** A word that no amount took. */
export function readConcept(state: State, concept: ConceptMark, index: number): void {
  const { is, of } = concept
  if (is === 'committee') {
    state.used.add(concept)
    if (!state.hasOp('package.computeModelConfig.commissionParitaire'))
      state.set('package.computeModelConfig.commissionParitaire', of, concept)
    return
  }
  if (is === 'set') return readSet(state, concept, index)
  if (is === 'field') return readField(state, concept, index)
  if (is === 'benefit') return readBenefit(state, concept, index)
  if (is === 'pay' && of !== 'any') readPay(state, concept)
}

/** "en net" after an amount of gross: the same amount, read otherwise. */
function readPay(state: State, concept: ConceptMark): void {
  if (state.marks.numbers.some(({ weak }) => !weak)) return
  const mode = modeAt(state, concept)
  if (mode === 'remove') {
    state.used.add(concept)
    const path = payPaths(concept).find((each) => at(state.draft, each) !== undefined)
    if (path !== undefined) state.remove(path.startsWith('solve') ? 'solve' : path, concept)
  }
}

function readField(state: State, concept: ConceptMark, index: number): void {
  const { of } = concept
  if (!isDenied(state, concept, index)) {
    if (
      of === 'enfantsHandicapes' &&
      /(?:est|is) /.test(state.folded.slice(concept.start, concept.end))
    ) {
      if (isOfOneOfThem(state.folded.slice(0, concept.start))) {
        state.marks.doubts.push(concept)
        return
      }
      state.used.add(concept)
      state.set('worker.handicape', true, concept)
    }
    return
  }
  if (!COUNTS_OF_PEOPLE.has(of)) return
  state.used.add(concept)
  state.set(pathOf(of), 0, concept)
}

function readBenefit(state: State, concept: ConceptMark, index: number): void {
  state.used.add(concept)
  const { of } = concept
  const flag = `package.has${of[0]!.toUpperCase()}${of.slice(1)}`
  if (modeAt(state, concept) === 'remove' || isDenied(state, concept, index)) {
    if (at(state.draft, flag) !== undefined) state.remove(flag, concept)
    return
  }
  if (state.ops.some(({ path, op }) => op === 'set' && benefitOfPath(path) === of)) return
  if (of === 'chequeRepas' && at(state.draft, flag) === true) return
  if (at(state.draft, flag) !== true) state.set(flag, true, concept)
}

/** "enlève-la", "haal dat weg", "remove it": the one benefit that the turn before named. */
export function removeLastNamed(state: State): void {
  const verb = state.marks.concepts.find(({ concept }) => concept === 'do:remove')
  if (!verb || !PRONOUN_BEHIND.test(state.folded.slice(verb.start))) return
  const before = state.situation.history?.at(-1)
  if (before === undefined || state.marks.numbers.some(({ weak }) => !weak)) return
  const named = new Set(
    [...leavesOf(state.draft)].flatMap(([path, value]) =>
      value === true && at(before, path) !== true && benefitOfPath(path) !== undefined ? path : []
    )
  )
  const [flag] = named
  if (named.size !== 1 || flag === undefined) return
  state.used.add(verb)
  state.remove(flag, verb)
}

const PRONOUN_BEHIND =
  /^[a-z]+[- ](?:la|le|les|ca|cela|het|dat|die|deze|ze|it|them|that|this)(?: (?:er )?(?:weer|terug|maar|again|out|off|weg|uit|eruit|vallen))*[ .!]*$/
