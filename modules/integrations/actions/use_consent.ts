import { fail, ok, type Result } from '#modules/shared/result'
import { record } from '#modules/shared/audit/record'
import type { InScope } from '#modules/shared/tenancy/scopes'
import HrConnection from '../models/hr_connection.ts'
import HrConsent from '../models/hr_consent.ts'
import type { HrSources } from '../ports/hr_sources.ts'
import { lockConnection } from '../queries/connections.ts'
import { keyAsked, type ExplainKey } from './check_key.ts'
import { connectBy } from './connect.ts'

/**
 * Connects an HR system by the code with which a person came back from it, or gives the connection that is there another key.
 * A code is worth something once, and to who left for it.
 */
export class UseConsent {
  static async handle(
    inScope: InScope,
    id: string,
    code: string,
    sources: HrSources,
    explain: ExplainKey
  ): Promise<Result<HrConnection>> {
    const consent = await inScope(({ actor }) =>
      HrConsent.query()
        .where({ id, user_id: actor.kind === 'user' ? actor.id : null })
        .whereRaw('expires_at > now()')
        .first()
    )
    const app = consent?.openedApp
    if (!consent || !app) return fail('E_NOT_FOUND')
    const { system } = consent
    const asked = await keyAsked(sources, system, explain, (signal) =>
      sources.exchange(system, app, code, signal)
    )
    if (!asked.ok) return asked
    const known = await inScope(() => HrConnection.query().where('system', system).first())
    if (!known) {
      const made = await connectBy(inScope, { system, ...asked.value }, sources)
      if (made.ok) await inScope(() => HrConsent.query().where({ id }).delete())
      return made
    }
    return inScope(async (scope): Promise<Result<HrConnection>> => {
      const locked = await lockConnection(scope, known.id)
      if (!locked.ok) return locked
      const connection = locked.value
      await connection
        .changeKey(asked.value)
        .merge({ version: connection.version + 1 })
        .save()
      await HrConsent.query().where({ id }).delete()
      await record(
        scope,
        'integration.changed',
        { type: 'hr_connection', id: connection.id },
        { system, fields: ['key'] }
      )
      return ok(connection)
    })
  }
}
