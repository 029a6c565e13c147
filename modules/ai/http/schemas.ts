import { figuresShape } from '#modules/compute/index'
import {
  anything,
  byName,
  count,
  flag,
  list,
  moment,
  oneOf,
  optional,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'

const OUTCOMES = ['package', 'asks', 'refuses', 'answers', 'cannot'] as const
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
})
const place = { start: count, end: count }

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
  understood: list(operation),
  questions: list(whole({ quote: text, readings: list(operation), ...place })),
  missing: list(text),
  leftovers: list(whole({ text, ...place })),
  about: orNull(text),
  reason: orNull(text),
  reader: oneOf(READERS),
})

const turn = whole({
  prompt: text,
  outcome: oneOf(OUTCOMES),
  request: byName(anything),
  reader: oneOf(READERS),
  createdAt: moment,
})

export const conversationSchema = whole({ id: uuid, turns: list(turn) })
