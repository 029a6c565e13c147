import type { ModuleWords } from '#modules/shared/words/module_words'

export const words = {
  problems: {
    E_SUBSCRIBED: 409,
    E_NOT_SUBSCRIBED: 409,
    E_NOT_FOR_SALE: 409,
    E_BAD_SIGNATURE: 400,
    E_PAYMENTS_DOWN: 503,
  },
  events: [
    'billing.requested',
    'billing.checkout_opened',
    'billing.portal_opened',
    'billing.subscription_changed',
  ],
  rights: { 'billing.request': 'PAYROLL', 'billing.manage': 'ADMINISTRATOR' },
  tables: {
    billing_accounts: 'neither',
    billing_events: 'neither',
    billing_requests: { right: 'billing.request' },
    billing_subscriptions: 'neither',
  },
} as const satisfies ModuleWords
