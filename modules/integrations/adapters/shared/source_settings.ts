import type { OutsideFetch } from '#modules/shared/outside/outside_fetch'
import type { Moment } from '#modules/shared/values/days'
import type { HrKey } from '../../domain/hr_system.ts'

/** What a source of people works with. */
export interface SourceSettings {
  /** Of `hrOutside`: guarded, and led to the local server where there is one. */
  fetch: OutsideFetch
  /** Keeps a key that was renewed, before it is used: the former one is worth nothing any more. */
  keepKey(key: HrKey): Promise<void>
  /** Ends what is under way. */
  signal: AbortSignal
  now: () => Moment
  /** Least milliseconds between two calls; each system has a gentle one of its own. */
  gapMs?: number
}
