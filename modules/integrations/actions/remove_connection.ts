import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { KeepFieldsElsewhere } from '#modules/team/index'
import type { HrSources } from '../ports/hr_sources.ts'
import { findConnection, lockConnection } from '../queries/connections.ts'
import { runUnderWay } from '../queries/find_run.ts'
import { keeping } from './connect.ts'

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
    const { system, webhookId, openedKey } = found.value
    const removed = await inScope(async (scope): Promise<Result<{ id: string }>> => {
      const locked = await lockConnection(scope, id)
      if (!locked.ok) return locked
      if ((await runUnderWay(scope, id))?.status === 'RUNNING') return fail('E_SYNC_UNDER_WAY')
      await locked.value.delete()
      await KeepFieldsElsewhere.handle(scope, system, [])
      await record(scope, 'integration.removed', { type: 'hr_connection', id }, { system })
      return ok({ id })
    })
    if (!removed.ok || webhookId === null || openedKey === null) return removed
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const source = sources.open(system, openedKey, { keepKey: keeping(inScope, id), signal })
    // A system that tells of changes all the same is answered that nobody listens.
    await source.webhooks?.remove(webhookId).catch(() => {})
    return removed
  }
}
