import { record } from '#modules/shared/audit/record'
import type { Feature } from '#modules/shared/entitlements/entitlements'
import { mail } from '#modules/shared/mail/mail'
import type { Scope } from '#modules/shared/tenancy/scope'
import BillingAccount from '../models/billing_account.ts'
import { forgetEntitlements } from '../queries/company_entitlements.ts'

export type Asked =
  { kind: 'ACTIVATE' | 'REACTIVATE'; feature?: undefined } | { kind: 'FEATURE'; feature: Feature }

/** A company asks for its activation, its reactivation or a feature; our sales get a mail. */
export class RequestFromUs {
  static async handle(scope: Scope, userId: string, { kind, feature }: Asked): Promise<void> {
    const [{ id }] = await scope.trx
      .table('billing_requests')
      .insert({ kind, feature: feature ?? null, requested_by: userId })
      .returning('id')
    if (kind !== 'FEATURE') {
      await BillingAccount.query().update({ requested_at: new Date() })
      forgetEntitlements(scope.companyId)
    }
    await mail(scope, 'billing-request', `billing-request/${id}`, { billingRequestId: id })
    await record(scope, 'billing.requested', { type: 'user', id: userId }, { kind, feature })
  }
}
