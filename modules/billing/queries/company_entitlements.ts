import { LRUCache } from 'lru-cache'
import {
  EntitlementsPort,
  type BillingFacts,
  type Entitlements,
} from '#modules/shared/entitlements/entitlements'
import { REMEMBERED_MS } from '#modules/shared/tenancy/remembered'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/today'
import { featuresOf, isActiveOn } from '../domain/plans.ts'
import BillingAccount from '../models/billing_account.ts'
import { listSubscriptions } from './list_subscriptions.ts'

/** Asked at every request and changed a few times a year: a short memory saves a round trip. */
const known = new LRUCache<string, BillingAccount>({ max: 5_000, ttl: REMEMBERED_MS })

/** A company without a plan yet: what is in every plan. */
const NO_PLAN: Entitlements = {
  plan: 'NONE',
  activeUntil: null,
  isActive: true,
  features: new Set(),
  extras: [],
  requestedAt: null,
}

/** Entitlements from the company's billing account. */
export class CompanyEntitlements extends EntitlementsPort {
  async of({ companyId }: Scope): Promise<Entitlements> {
    return entitlementsOf(known.get(companyId) ?? (await readAccount(companyId)))
  }

  async facts({ companyId }: Scope): Promise<BillingFacts> {
    const account = await readAccount(companyId)
    return {
      ...entitlementsOf(account),
      stripeCustomerId: account?.stripeCustomerId ?? null,
      subscriptions: await listSubscriptions(),
    }
  }
}

/** The account as it stands, remembered. */
async function readAccount(companyId: string): Promise<BillingAccount | null> {
  const account = await BillingAccount.query().first()
  if (account) known.set(companyId, account)
  return account
}

function entitlementsOf(account: BillingAccount | null): Entitlements {
  if (!account) return NO_PLAN
  const { billingPlan, activeUntil, extras, requestedAt } = account
  const lastDay = activeUntil?.toISODate() ?? null
  return {
    plan: billingPlan,
    activeUntil: lastDay,
    isActive: isActiveOn(today(), lastDay),
    features: featuresOf(billingPlan, extras),
    extras,
    requestedAt: requestedAt?.toJSDate() ?? null,
  }
}

/** Forgets what was remembered of a company: its plan changed. */
export function forgetEntitlements(companyId: string): void {
  known.delete(companyId)
}
