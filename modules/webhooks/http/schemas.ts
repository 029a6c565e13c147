import { pageOf } from '#modules/shared/http/pagination'
import {
  count,
  flag,
  list,
  moment,
  oneOf,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { DELIVERY_STATUSES, TOLD_EVENTS, WEBHOOK_EVENTS } from '../domain/webhook_events.ts'

export const webhookSchema = whole({
  id: uuid,
  url: text,
  events: list(oneOf(WEBHOOK_EVENTS)),
  isActive: flag,
  /** Messages in a row that were not taken. */
  failures: count,
  /** Messages that are still to be sent. */
  waiting: count,
  /** The last message that was taken. */
  deliveredAt: orNull(moment),
  /** Until then the secret of before signs too. */
  formerSecretUntil: orNull(moment),
  createdAt: moment,
})

export const webhooksSchema = whole({ data: list(webhookSchema) })

/** The one answer that holds a secret. */
export const webhookSecretSchema = whole({ id: uuid, secret: text })

export const deliverySchema = whole({
  /** The message's own: `webhook-id`, the same at every try. */
  id: uuid,
  event: oneOf(TOLD_EVENTS),
  status: oneOf(DELIVERY_STATUSES),
  happenedAt: moment,
  /** What was or will be sent. */
  body: text,
  tries: count,
  /** When it is sent next; null where it is not. */
  nextAt: orNull(moment),
  /** Of the last try: when, how long, the status, the first of what was answered, or why there is no answer. */
  triedAt: orNull(moment),
  tookMs: orNull(count),
  answerStatus: orNull(count),
  answer: orNull(text),
  fault: orNull(oneOf(['address', 'unreachable', 'late', 'too_large', 'redirected'])),
})

export const deliveriesSchema = pageOf(deliverySchema)
