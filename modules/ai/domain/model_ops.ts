import type { Draft, Op, Value } from '../reader/draft.ts'
import { at, withOps } from '../reader/draft.ts'
import type { Leftover, Question, Reading } from '../reader/reading.ts'
import { settle } from '../reader/settle.ts'
import { fold, type Span } from '../reader/text.ts'
import { MODEL_FIELDS } from './model_fields.ts'
import { followsFromNumbers } from './provenance.ts'

const FIELDS = new Map(MODEL_FIELDS.map((field) => [field.path, field]))
const MOST_OPS = 40
const LONGEST_QUOTE = 80
const PAY = /^(?:solve\.|package\.salaireBrut)/

/**
 * What of a model's answer holds: known fields, values of their kind, quotes that stand in the words as they were sent, and
 * numbers that follow from their quotes. All else is dropped without a word.
 */
export function checkedOps(given: unknown, sent: string, before: Draft): Op[] {
  if (!Array.isArray(given) || given.length > MOST_OPS) return []
  return given.flatMap((each) => checked(each, sent, before) ?? [])
}

function checked(given: unknown, sent: string, before: Draft): Op | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const { op, path, value, quote } = given as Record<string, unknown>
  if (typeof path !== 'string' || typeof quote !== 'string') return undefined
  const span = placeOf(quote, sent)
  const field = FIELDS.get(path)
  if (field === undefined || span === undefined) return undefined
  const said = { path, quote: sent.slice(span.start, span.end), ...span, by: 'model' as const }
  if (op === 'remove')
    return at(before, path) === undefined ? undefined : { ...said, op: 'remove', value: null }
  if (op !== 'set' || typeof value !== 'string') return undefined
  const read = valueOf(value, field.type, field.words)
  if (read === undefined) return undefined
  const set: Op = { ...said, op: 'set', value: read }
  return typeof read === 'number' && !followsFromNumbers(set, before) ? undefined : set
}

function placeOf(quote: string, sent: string): Span | undefined {
  const words = fold(quote.trim())
  if (words.length === 0 || words.length > LONGEST_QUOTE) return undefined
  const start = fold(sent).indexOf(words)
  return start < 0 ? undefined : { start, end: start + words.length }
}

function valueOf(given: string, type: string, words?: readonly string[]): Value | undefined {
  if (type === 'word') return words?.includes(given) ? given : undefined
  if (type === 'boolean') return given === 'true' ? true : given === 'false' ? false : undefined
  if (!/^\d{1,9}(?:\.\d{1,4})?$/.test(given)) return undefined
  return Number(given)
}

/**
 * A reading with what a model adds to it: only where the reader understood nothing. Where both read the same field and
 * differ, both are asked; where the engine would refuse what the model adds, the reading stays as it was.
 */
export function withModel(
  reading: Reading,
  given: readonly Op[],
  before: Draft,
  day: string
): Reading {
  const open = reading.ops.length + reading.questions.length === 0 ? null : reading.leftovers
  const added: Op[] = []
  const questions: Question[] = []
  for (const op of given) {
    const own = reading.ops.find(({ path }) => isSameField(path, op.path))
    if (own === undefined) {
      const isAsked = reading.questions.some((question) => overlaps(question, op))
      const isTwice = added.some(({ path }) => isSameField(path, op.path))
      if (!isAsked && !isTwice && (open === null || open.some((left) => overlaps(left, op))))
        added.push(op)
    } else if (own.path !== op.path || own.value !== op.value)
      questions.push(contradiction(own, op))
  }
  if (added.length + questions.length === 0) return reading
  const asked = new Set(questions.flatMap(({ readings }) => readings.map(({ path }) => path)))
  const ops = [...reading.ops.filter(({ path }) => !asked.has(path)), ...added].toSorted(
    (a, b) => a.start - b.start
  )
  const draft = withOps(before, ops)
  if (isRefused(draft, day) && !isRefused(reading.draft, day)) return reading
  const leftovers: readonly Leftover[] = reading.leftovers.filter(
    (left) => !added.some((op) => overlaps(left, op))
  )
  const all = [...reading.questions, ...questions]
  return {
    ...reading,
    ops,
    draft,
    leftovers,
    questions: all,
    intent: all.length > 0 ? 'asks' : 'changes',
  }
}

function isSameField(a: string, b: string): boolean {
  return a === b || (PAY.test(a) && PAY.test(b))
}

function contradiction(own: Op, other: Op): Question {
  const { start, end, quote } = own
  return { start, end, quote, readings: [own, other] }
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}

function isRefused(draft: Draft, day: string): boolean {
  return settle(draft, { day }).refused !== undefined
}
