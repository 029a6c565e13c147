import { figuresShape } from '#modules/compute/index'
import {
  anything,
  byName,
  count,
  flag,
  list,
  moment,
  number,
  oneOf,
  optional,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'

const OUTCOMES = ['package', 'asks', 'refuses', 'answers', 'cannot'] as const
const FAILURES = ['timeout', 'limited', 'unreachable', 'broken', 'resting', 'spent'] as const
const READERS = ['embedded', 'model'] as const

/** What the words say of one field: a value, and the words at their place in the request. */
const operation = whole({
  op: oneOf(['set', 'remove'] as const),
  path: text,
  value: anything,
  quote: text,
  start: count,
  end: count,
  how: optional(text),
  by: optional(oneOf(['model'] as const)),
})
const place = { start: count, end: count }

/** What was understood, by its places in the words. */
const understanding = {
  understood: list(operation),
  questions: list(whole({ quote: text, readings: list(operation), ...place })),
  leftovers: list(whole({ text, ...place })),
  about: orNull(text),
  reason: orNull(text),
}

/** The five fields of the specification first; the others say how it was read. */
export const askedSchema = whole({
  success: flag,
  package: orNull(byName(anything)),
  compute: orNull(figuresShape),
  error: orNull(text),
  aiResponse: text,
  conversationId: uuid,
  outcome: oneOf(OUTCOMES),
  /** Only what was said: worker, company, package, solve, date. */
  request: byName(anything),
  ...understanding,
  missing: list(text),
  reader: oneOf(READERS),
  /** The language model that may add to this, where the person has not said yet whether their words may go there. */
  modelOffered: orNull(whole({ name: text, host: text })),
  /** Why it gave no answer; what is told was read by our own rules. */
  modelFailed: orNull(oneOf(FAILURES)),
})

/** A turn as it was answered, and the drafts before and after it; `request` with what was chosen by a click since. */
const turn = whole({
  prompt: text,
  outcome: oneOf(OUTCOMES),
  before: byName(anything),
  request: byName(anything),
  ...understanding,
  reader: oneOf(READERS),
  createdAt: moment,
})

export const settingsSchema = whole({
  modelOn: flag,
  monthsOfYear: orNull(number),
  retentionDays: count,
  monthlyTokens: count,
  version: count,
  /** The language model of the installation, and where words go; null where it has none. */
  model: orNull(whole({ name: text, host: text })),
})

export const usageSchema = whole({
  monthlyTokens: count,
  months: list(whole({ month: text, turns: count, modelTurns: count, tokens: count })),
})

/** One's own conversations, the last one first, by their first words. */
export const conversationsSchema = whole({
  data: list(whole({ id: uuid, prompt: text, turns: count, updatedAt: moment })),
})

export const conversationSchema = whole({ id: uuid, turns: list(turn) })

export const keptSchema = whole({ id: uuid })
