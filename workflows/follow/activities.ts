import type { DueStep } from '#modules/shared/follow/followed'
import type { Subject } from '#modules/shared/subjects/subject'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { asWorkflow, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { FOLLOWED } from './followed.ts'

/** What every activity of the process is told: whose subject, which, and what time it is for the process. */
export interface Moment extends BackgroundInput {
  subject: Subject
  /** Milliseconds since 1970. */
  at: number
}

/** What comes next by itself; null for a subject that waits for nothing, or is gone. */
export function dueStepOf({ subject, at, ...input }: Moment): Promise<DueStep | null> {
  return asWorkflow(subject.type, input, (scope) =>
    FOLLOWED[subject.type].due(scope, subject.id, at)
  )
}

/** Takes a step, when that is due. */
export async function takeStep({ subject, step, at, ...input }: Moment & { step: string }) {
  const within: InScope = (work) => asWorkflow(subject.type, input, work)
  // A process that slept while its step was done away with asks again.
  await FOLLOWED[subject.type].steps[step]?.(within, subject.id, at)
}
