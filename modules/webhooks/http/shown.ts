import type { Answer } from '#modules/shared/http/shapes'
import { bodyOf } from '../domain/webhook_message.ts'
import type WebhookDelivery from '../models/webhook_delivery.ts'
import type { ListedWebhook } from '../queries/list_webhooks.ts'
import type { deliverySchema, webhookSchema } from './schemas.ts'

/** An address as the API shows it: never its secret. */
export function shownWebhook({ address, waiting }: ListedWebhook): Answer<typeof webhookSchema> {
  const { id, url, events, isActive, failures, deliveredAt, formerUntil, createdAt } = address
  return {
    id,
    url,
    events,
    isActive,
    failures,
    waiting,
    deliveredAt: deliveredAt?.toISO() ?? null,
    formerSecretUntil:
      formerUntil && formerUntil.toMillis() > Date.now() ? formerUntil.toISO() : null,
    createdAt: createdAt.toISO()!,
  }
}

/** One message as the log shows it: what was sent, and what was answered. */
export function shownDelivery(row: WebhookDelivery): Answer<typeof deliverySchema> {
  const { id, event, status, data, tries, tookMs, answerStatus, answer, fault } = row
  const happenedAt = row.createdAt.toUTC().toISO()!
  return {
    id,
    event,
    status,
    happenedAt,
    body: bodyOf({ id, event, data, happenedAt }),
    tries,
    nextAt: status === 'WAITING' ? row.nextAt.toISO() : null,
    triedAt: row.triedAt?.toISO() ?? null,
    tookMs,
    answerStatus,
    answer,
    fault,
  }
}
