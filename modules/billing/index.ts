import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = {
  name: 'billing',
  endpoints,
  jobs: () => import('./jobs/mail_billing_request.ts'),
}

export type { AddOn, Plan } from './domain/plans.ts'
export { CompanyEntitlements, forgetEntitlements } from './queries/company_entitlements.ts'
