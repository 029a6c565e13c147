import { messagingSecret } from '#config/messaging'
import type { BillingFacts, SubscriptionState } from '#modules/shared/entitlements/entitlements'
import type { Answer } from '#modules/shared/http/shapes'
import { heldRights } from '../domain/held_rights.ts'
import { userHash } from '../domain/user_hash.ts'
import type User from '../models/user.ts'
import type { companySchema, userSchema } from './schemas.ts'

/** The signed-in person as the API shows them, with what they may do. */
export function toUser(user: User): Answer<typeof userSchema> {
  return {
    id: user.id,
    displayName: user.displayName,
    email: user.email,
    language: user.language,
    role: user.role,
    createdAt: user.createdAt.toISO()!,
    userHash: userHash(user.id, messagingSecret),
    can: heldRights(user),
  }
}

/** The plan as the specification names it; days and moments in their JSON form. Who does not pay sees no invoice. */
export function toBillingAccount(
  facts: BillingFacts,
  pays: boolean
): Answer<typeof companySchema>['billingAccount'] {
  return {
    billingPlan: facts.plan,
    billingPlanActiveUntilStr: facts.activeUntil,
    billingExtras: [...facts.extras],
    isActive: facts.isActive,
    features: [...facts.features],
    requestedAt: facts.requestedAt?.toISOString() ?? null,
    stripeCustomerId: pays ? facts.stripeCustomerId : null,
    subscriptions: pays ? facts.subscriptions.map(toSubscription) : [],
  }
}

function toSubscription({ status, periodEnd, endsAt, latestInvoice }: SubscriptionState) {
  return {
    status,
    periodEnd,
    endsAt,
    latest_invoice: latestInvoice && {
      amount_due: latestInvoice.amountDueCents,
      currency: latestInvoice.currency,
      status: latestInvoice.status,
      hosted_invoice_url: latestInvoice.url,
    },
  }
}
