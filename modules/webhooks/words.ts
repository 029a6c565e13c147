import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: { E_MANY_WEBHOOKS: 409 },
  events: [
    'webhook.created',
    'webhook.updated',
    'webhook.deleted',
    'webhook.secret_rotated',
    'webhook.tested',
    'webhook.replayed',
    'webhook.given_up',
  ],
  rights: { 'webhooks.manage': 'ADMINISTRATOR' },
  tables: {
    webhook_addresses: { right: 'webhooks.manage' },
    webhook_deliveries: { right: 'webhooks.manage' },
  },
} as const satisfies ModuleWords
