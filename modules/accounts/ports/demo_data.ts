import type { Scope } from '#modules/shared/tenancy/scope'

/** One step of putting a demo company back, a unit of work of its own; `keptUserId` stays signed in. */
export type DemoStep = (scope: Scope, keptUserId: string) => Promise<void>

/** What the demo companies start with. It reaches into every module, hence a port: modules/demo answers. */
export abstract class DemoData {
  /** The steps for the demo company at this subdomain, the first of which empties it; null when there is none. */
  abstract stepsOf(slug: string): DemoStep[] | null
}
