import type { ToldEvent } from './webhook_events.ts'

/** What an address is told: ids and names of fields. The rest is read by the API, with a key of one's own. */
export interface WebhookMessage {
  id: string
  event: ToldEvent
  /** When it happened, ISO. */
  happenedAt: string
  data: Readonly<Record<string, unknown>>
}

/** The bytes that are signed and sent; the same at every try. */
export function bodyOf({ event, happenedAt, data }: WebhookMessage): string {
  return JSON.stringify({ type: event, timestamp: happenedAt, data })
}
