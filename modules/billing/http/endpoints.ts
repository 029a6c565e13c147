import type { Endpoint } from '#modules/shared/http/endpoint'
import { catalogueSchema } from './schemas.ts'
import { requestFeatureValidator } from './validators.ts'

const billing = () => import('./billing_controller.ts')

/** What there is to have, and what a company asks of us about its plan. */
export const endpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/billing/catalogue',
    handler: [billing, 'catalogue'],
    audience: 'employer',
    can: 'account.read',
    evenDisabled: true,
    summary: 'Features, and the plans and add-ons that open them',
    response: catalogueSchema,
  },
  {
    method: 'POST',
    path: '/billing/request-feature',
    handler: [billing, 'requestFeature'],
    audience: 'employer',
    can: 'billing.request',
    summary: 'Ask for a feature that the plan lacks',
    body: requestFeatureValidator,
    status: 204,
  },
  {
    method: 'POST',
    path: '/billing/activate',
    handler: [billing, 'activate'],
    audience: 'employer',
    can: 'billing.request',
    summary: 'Ask for the activation of a trial',
    status: 204,
  },
  {
    method: 'POST',
    path: '/billing/reactivate',
    handler: [billing, 'reactivate'],
    audience: 'employer',
    can: 'billing.request',
    evenDisabled: true,
    summary: 'Ask for the reactivation of a company whose plan has ended',
    status: 204,
  },
]
