import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { KeepFieldsElsewhere, lockPeople } from '#modules/team/index'
import type HrConnection from '../models/hr_connection.ts'
import type { HrSources } from '../ports/hr_sources.ts'
import { findConnection, lockConnection } from '../queries/connections.ts'
import { runUnderWay } from '../queries/find_run.ts'
import { learnBeforeItGoes } from './learn_account.ts'

const PATIENCE_MS = 10_000

/** Ends a connection with its runs. The people stay as they are, and everything of them can be changed here again. */
export class RemoveConnection {
  static async handle(
    inScope: InScope,
    id: string,
    sources: HrSources
  ): Promise<Result<{ id: string }>> {
    const found = await inScope((scope) => findConnection(scope, id))
    if (!found.ok) return found
    await learnBeforeItGoes(inScope, found.value, sources)
    const removed = await inScope((scope) => removeConnection(scope, id))
    if (removed.ok) await stopListening(found.value, sources)
    return removed
  }
}

/**
 * Removes a connection with its runs, within the unit of work of what else becomes of it; the system is not asked to tell no
 * longer (`stopListening`).
 *
 * @param version where a person saw it: one that was changed since stays
 * @returns `E_NOT_FOUND`, `E_STALE_VERSION`, or `E_SYNC_UNDER_WAY` while people of it are read
 */
export async function removeConnection(
  scope: Scope,
  id: string,
  version?: number
): Promise<Result<{ id: string }>> {
  // Before the connection, as answering does: its rows go with it, and its ids of people may be put aside after.
  await lockPeople(scope)
  const locked = await lockConnection(scope, id)
  if (!locked.ok) return locked
  const { system } = locked.value
  if (version !== undefined && locked.value.version !== version) return fail('E_STALE_VERSION')
  if ((await runUnderWay(scope, id))?.status === 'RUNNING') return fail('E_SYNC_UNDER_WAY')
  await locked.value.delete()
  await KeepFieldsElsewhere.handle(scope, system, [])
  await record(scope, 'integration.removed', { type: 'hr_connection', id }, { system })
  return ok({ id })
}

/** Asks the system to tell no longer, as it was known before; one that tells all the same is answered that nobody listens. */
export async function stopListening(
  { system, webhookId, openedKey }: HrConnection,
  sources: HrSources
): Promise<void> {
  if (webhookId === null || openedKey === null) return
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const source = sources.open(system, openedKey, { keepKey: async () => {}, signal })
  await source.webhooks?.remove(webhookId).catch(() => {})
}
