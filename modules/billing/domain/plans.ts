import type { Feature } from '#modules/shared/entitlements/entitlements'

/** The plans we sell, as data: what each opens. */
export const PLANS = {
  TRIAL: ['offers', 'contracts', 'rewardStatements', 'documents', 'team', 'scenarios'],
  ESSENTIAL: ['offers', 'contracts'],
  FULL: ['offers', 'contracts', 'rewardStatements', 'documents', 'team', 'scenarios'],
} as const satisfies Record<string, readonly Feature[]>
export type Plan = keyof typeof PLANS
export const PLAN_NAMES = Object.keys(PLANS) as Plan[]

/** The plans that can be bought; a trial is given. */
export const SOLD_PLANS = ['ESSENTIAL', 'FULL'] as const satisfies readonly Plan[]
export type SoldPlan = (typeof SOLD_PLANS)[number]

/** What can be added to any plan. */
export const ADD_ONS = {
  SYNC: ['sync'],
  AI_CHAT: ['aiChat'],
} as const satisfies Record<string, readonly Feature[]>
export type AddOn = keyof typeof ADD_ONS
export const ADD_ON_NAMES = Object.keys(ADD_ONS) as AddOn[]

/** What can have a price. */
export type Article = SoldPlan | AddOn
export const ARTICLES: readonly Article[] = [...SOLD_PLANS, ...ADD_ON_NAMES]

/** All features, in the order in which plans and add-ons name them, which is that of the menu. */
export const OPENED: readonly Feature[] = [
  ...new Set([...Object.values(PLANS), ...Object.values(ADD_ONS)].flat()),
]

/**
 * Features whose screens are not built: without price, tick or checkout. Who builds the first screen of one takes it
 * off this list (tests/unit/frontend/soon.spec.ts compares it with the screens).
 */
export const SOON: readonly Feature[] = []

/** Those of the features that are there to be used. */
export function built(features: readonly Feature[]): Feature[] {
  return features.filter((feature) => !SOON.includes(feature))
}

/** Whether an article opens something today. */
export function isSold(article: Article): boolean {
  return built({ ...PLANS, ...ADD_ONS }[article]).length > 0
}

/** Everything a plan and its add-ons open; unknown names (bad stored data) open nothing. */
export function featuresOf(plan: string, extras: readonly string[]): ReadonlySet<Feature> {
  const known: Record<string, readonly Feature[]> = { ...PLANS, ...ADD_ONS }
  return new Set([plan, ...extras].flatMap((name) => known[name] ?? []))
}

/** True while a plan is good: through its last day, or without an end. Days are YYYY-MM-DD. */
export function isActiveOn(today: string, activeUntil: string | null): boolean {
  return activeUntil === null || today <= activeUntil
}
