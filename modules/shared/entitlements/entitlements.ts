import type { Scope } from '#modules/shared/tenancy/scope'

/** What a billing plan may open. Everything else of the product is in every plan. */
export const FEATURES = [
  'offers',
  'contracts',
  'rewardStatements',
  'documents',
  'team',
  'sync',
  'aiChat',
] as const
export type Feature = (typeof FEATURES)[number]

export interface Entitlements {
  plan: string
  /** The last day the plan is good for, YYYY-MM-DD; null without an end. */
  activeUntil: string | null
  /** False from the day after `activeUntil` on: nothing but reactivation and signing out is open. */
  isActive: boolean
  features: ReadonlySet<Feature>
  extras: readonly string[]
  /** When the company last asked for its activation or reactivation. */
  requestedAt: Date | null
}

/** What the scope's company may use. `billing` answers; routes, menus and cards ask here. */
export abstract class EntitlementsPort {
  abstract of(scope: Scope): Promise<Entitlements>
}
