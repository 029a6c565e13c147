import type { Endpoint } from '#modules/shared/http/endpoint'
import { pageSchema, pricesSchema } from './schemas.ts'
import { checkoutValidator } from './validators.ts'

const payments = () => import('./payments_controller.ts')
const events = () => import('./payment_events_controller.ts')

/** Buying a plan: open also to a company whose plan has ended. */
export const paymentEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/billing/prices',
    handler: [payments, 'prices'],
    audience: 'employer',
    can: 'billing.manage',
    evenDisabled: true,
    waits: true,
    summary:
      'What plans and add-ons cost each month, in cents without VAT; empty where nothing is sold by card',
    response: pricesSchema,
  },
  {
    method: 'POST',
    path: '/billing/checkout',
    handler: [payments, 'checkout'],
    audience: 'employer',
    can: 'billing.manage',
    evenDisabled: true,
    waits: true,
    summary: 'Buy a plan and add-ons; answers the address of the page where they are paid',
    body: checkoutValidator,
    response: pageSchema,
  },
  {
    method: 'POST',
    path: '/billing/refresh',
    handler: [payments, 'refresh'],
    audience: 'employer',
    can: 'billing.manage',
    evenDisabled: true,
    waits: true,
    summary: 'Look at the provider for what was bought, without waiting for its webhook',
    status: 204,
  },
  {
    method: 'POST',
    path: '/billing/portal',
    handler: [payments, 'portal'],
    audience: 'employer',
    can: 'billing.manage',
    evenDisabled: true,
    waits: true,
    summary: 'Answers the address of the page where card, plan and invoices are managed',
    response: pageSchema,
  },
  {
    method: 'POST',
    path: '/billing/webhook',
    long: true,
    handler: [events, 'store'],
    audience: 'front',
    summary: 'Where the provider of card payments tells that something happened',
    status: 204,
  },
]
