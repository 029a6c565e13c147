import { enqueue } from '#modules/shared/outbox/outbox'
import type { Scope } from '#modules/shared/tenancy/scope'

/** What a version costs by month and year is computed after it was written, outside its unit of work (modules/analytics). */
export async function askForFigures(
  scope: Scope,
  { id, version }: { id: string; version: number }
): Promise<void> {
  const cause = `contract/${id}/${version}`
  await enqueue(scope, 'job', 'compute-figures', `figures/${cause}`, { cause })
}
