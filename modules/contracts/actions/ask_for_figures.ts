import { enqueue } from '#modules/shared/outbox/outbox'
import type { Scope } from '#modules/shared/tenancy/scope'

/**
 * Has what versions cost by month and year computed by a job, outside the unit of work that writes them (modules/analytics).
 *
 * @param cause what asks for it: of the same cause one job is enqueued, however often it asks
 */
export async function askForFigures(scope: Scope, cause: string): Promise<void> {
  await enqueue(scope, 'job', 'compute-figures', `figures/${cause}`, { cause })
}

/** Of one version, as it is written. */
export function askForFiguresOf(
  scope: Scope,
  { id, version }: { id: string; version: number }
): Promise<void> {
  return askForFigures(scope, `contract/${id}/${version}`)
}
