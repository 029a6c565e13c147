import { ActivityFailure, ApplicationFailure, isCancellation } from '@temporalio/workflow'

/** Whether a step failed for good or the run was cancelled. Cutting the history is spelled as an exception too, and ends nothing. */
export function isEndOfRun(error: unknown): boolean {
  return error instanceof ActivityFailure || isCancellation(error)
}

/**
 * The sentence kept with a run that ended early. A surprise is named by its request: its message belongs into the log.
 *
 * @param things what the run goes through, in the plural
 */
export function reasonOf(
  error: unknown,
  things: string,
  { done, total }: { done: number; total: number | null },
  requestId: string
): string {
  const reached =
    total === null ? `before the ${things} were counted` : `after ${done} of ${total} ${things}`
  if (isCancellation(error)) return `Cancelled ${reached}`
  const cause = error instanceof ActivityFailure ? error.cause : undefined
  if (cause instanceof ApplicationFailure && cause.nonRetryable)
    return `Stopped ${reached}: ${cause.message}`
  return `Stopped ${reached} by an unexpected failure (request ${requestId})`
}
