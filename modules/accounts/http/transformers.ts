import { messagingSecret } from '#config/messaging'
import type { Entitlements } from '#modules/shared/entitlements/entitlements'
import { heldRights } from '../domain/held_rights.ts'
import { userHash } from '../domain/user_hash.ts'
import type User from '../models/user.ts'

/** The signed-in person as the API shows them, with what they may do. */
export function toUser(user: User) {
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

/** The plan as the specification names it; the day in its JSON form. */
export function toBillingAccount({
  plan,
  activeUntil,
  isActive,
  features,
  extras,
  requestedAt,
}: Entitlements) {
  return {
    billingPlan: plan,
    billingPlanActiveUntilStr: activeUntil,
    billingExtras: [...extras],
    isActive,
    features: [...features],
    requestedAt: requestedAt?.toISOString() ?? null,
  }
}
