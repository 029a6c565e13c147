import { hasAmount, withOps, type Draft, type Op } from './draft.ts'
import { marksOf, type Marks } from './marks.ts'
import { placeOf, type CatalogueItem } from './names.ts'
import { readAlternatives, readDouble } from './reading/alternatives.ts'
import { readBound } from './reading/amounts.ts'
import { settleConflicts, shareFullTime } from './reading/conflicts.ts'
import { leftovers, SAYS_SOMETHING } from './reading/left_over.ts'
import { readLoose } from './reading/loose.ts'
import { isOpenQuestion, limitAsked, questionAbout } from './reading/question.ts'
import { State } from './reading/state.ts'
import { readConcept, readReady, removeLastNamed } from './reading/words.ts'
import type { Reading, Situation } from './reading.ts'
import { refusalOf } from './refusals.ts'
import { NOWHERE } from './slots.ts'
import { fold } from './text.ts'

export const LONGEST_REQUEST = 2_000

/** Reads one turn of a conversation. It is the same everywhere, knows no law and states no amount of its own. */
export function read(text: string, draft: Draft, situation: Situation): Reading {
  const request = text.slice(0, LONGEST_REQUEST)
  const { chosen, rest } = chosenIn(request, situation.catalogue ?? [])
  const marks = { ...marksOf(rest, situation.day), text: request }
  const nothing = { ops: [], draft, questions: [], leftovers: [] }
  const reason = refusalOf(marks.folded, request)
  const limited = reason === undefined || reason === 'judging' ? limitAsked(marks) : undefined
  if (limited !== undefined) return { ...nothing, intent: 'answers', about: limited }
  if (reason !== undefined) return { ...nothing, intent: 'refuses', reason }
  if (isUndo(marks)) {
    const before = situation.history?.at(-1)
    return before === undefined
      ? { ...nothing, intent: 'asks' }
      : { ...nothing, intent: 'undo', draft: before }
  }
  return readIn(new State(marks, draft, situation, chosen))
}

/** What the catalogue calls by a name, and the request without it: a number in a name ("Model 3") is no amount. */
function chosenIn(
  text: string,
  catalogue: readonly CatalogueItem[]
): { chosen: Op[]; rest: string } {
  const chosen: Op[] = []
  let rest = text
  for (const item of [...catalogue].sort((a, b) => b.name.length - a.name.length)) {
    const place = placeOf(item, fold(rest))
    if (place === undefined) continue
    const { start, end } = place
    const quote = text.slice(start, end)
    for (const [path, value] of Object.entries(item.sets))
      chosen.push({ op: 'set', path, value, quote, start, end })
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  }
  return { chosen, rest }
}

function isUndo({ concepts, numbers, ready }: Marks): boolean {
  if (!concepts.some(({ concept }) => concept === 'do:undo')) return false
  if (numbers.some(({ weak }) => !weak) || ready.length > 0) return false
  return !concepts.some(
    ({ is, of }) => SAYS_SOMETHING.has(is) || (is === 'field' && of !== 'regime')
  )
}

function readIn(state: State): Reading {
  const question = questionAbout(state)
  if (question !== undefined) return question
  if (isOpenQuestion(state))
    return {
      intent: 'asks',
      ops: [],
      draft: state.draft,
      questions: [],
      leftovers: leftovers(state),
    }
  for (const each of state.bound) readBound(state, each)
  const ofNothing = new Set(
    state.bound.flatMap(({ number, slot }) =>
      !('readings' in slot) && slot.path === NOWHERE ? [number] : []
    )
  )
  for (const number of state.marks.numbers)
    if (!state.used.has(number) && !ofNothing.has(number)) readLoose(state, number)
  readReady(state)
  for (const concept of state.marks.concepts)
    if (concept.of === 'double') readDouble(state, concept)
  readAlternatives(state)
  for (const [i, concept] of state.marks.concepts.entries())
    if (!state.used.has(concept)) readConcept(state, concept, i)
  if (state.ops.length === 0) removeLastNamed(state)
  shareFullTime(state)
  settleConflicts(state)
  const ops = state.ops.sort((a, b) => a.start - b.start)
  const changed = withOps(state.draft, ops)
  const intent = ops.length > 0 ? (state.questions.length > 0 ? 'asks' : 'changes') : 'asks'
  const isDone = intent === 'asks' && state.questions.length === 0 && isSettled(state)
  return {
    intent: isDone ? 'changes' : intent,
    ops,
    draft: changed,
    questions: state.questions,
    leftovers: leftovers(state),
  }
}

/** Something was understood that changes nothing: "sans voiture" where there is none. */
function isSettled(state: State): boolean {
  return (
    state.marks.concepts.some(
      (concept) =>
        state.used.has(concept) && (SAYS_SOMETHING.has(concept.is) || concept.is === 'field')
    ) && hasAmount(state.draft)
  )
}
