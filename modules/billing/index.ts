import type { Manifest } from '#modules/shared/http/endpoint'
import type { StripeSettings } from './adapters/stripe_card_payments.ts'
import { endpoints } from './http/endpoints.ts'
import { paymentEndpoints } from './http/payment_endpoints.ts'
import { CardPayments } from './ports/card_payments.ts'

export const manifest: Manifest = {
  name: 'billing',
  endpoints: [...endpoints, ...paymentEndpoints],
  jobs: () => import('./jobs/sync_subscriptions.ts'),
  mails: () => import('./mails/billing_request_mail.ts'),
}

/** Stripe behind the port. */
export async function openCardPayments(settings: StripeSettings): Promise<CardPayments> {
  const { StripeCardPayments } = await import('./adapters/stripe_card_payments.ts')
  return new StripeCardPayments(settings)
}

export type { AddOn, Plan } from './domain/plans.ts'
export { CardPayments }
export { CompanyEntitlements, forgetEntitlements } from './queries/company_entitlements.ts'
