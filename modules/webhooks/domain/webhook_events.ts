/** What an address can be told. The database names them too (migration 0142). */
export const WEBHOOK_EVENTS = ['offer.accepted', 'contract.signed', 'worker.changed'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** What is sent when somebody tries an address. */
export const TEST_EVENT = 'webhook.test'

/** What a message is about. */
export const TOLD_EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const
export type ToldEvent = (typeof TOLD_EVENTS)[number]

export const DELIVERY_STATUSES = ['WAITING', 'DELIVERED', 'GIVEN_UP'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]
