import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'

/** What happens to a subject by itself, and when (milliseconds since 1970). */
export interface DueStep<Step extends string = string> {
  step: Step
  at: number
}

/** What is asked of the owner of a type of subject, by the process that follows each of its subjects. */
export interface Followed<Step extends string = string> {
  /** What comes next, seen at a moment; null for a subject that waits for nothing, or is gone. */
  due: (scope: Scope, id: string, at: number) => Promise<DueStep<Step> | null>
  /** Those of a company for which something may come. */
  waiting: (scope: Scope) => Promise<string[]>
  /**
   * The steps by their names. Each looks at the database once more, and does nothing that is not due any more or was
   * done: it is tried until it succeeds, and may be taken twice. It opens units of work as often as it needs, with
   * nothing held between two.
   */
  steps: Readonly<Record<Step, (within: InScope, id: string, at: number) => Promise<void>>>
}
