import { randomUUID } from 'node:crypto'
import { fail, ok, type Result } from '#modules/shared/result'
import { record } from '#modules/shared/audit/record'
import type { InScope } from '#modules/shared/tenancy/scopes'
import HrConnection, { type CheckedKey } from '../models/hr_connection.ts'
import HrConsent from '../models/hr_consent.ts'
import type { HrSources } from '../ports/hr_sources.ts'
import { lockConnection } from '../queries/connections.ts'
import { keyAsked, type ExplainKey } from './check_key.ts'
import { connectBy } from './connect.ts'
import { askedOfAccount, connectAnew, opensAnother } from './connect_anew.ts'
import { takeUpAccount } from './take_up_account.ts'

/** What a person came back with. */
export interface ConsentAnswer {
  code: string
  /** Where it opens another account than that of the connection: that one ends, and one with this account begins. */
  startsAnew?: boolean
}

/**
 * Connects an HR system by the code with which a person came back from it, or gives the connection that is there another key.
 * A code is worth something once, and to who left for it; the key of one that opens another account waits with the consent until
 * they say what is meant.
 */
export class UseConsent {
  static async handle(
    inScope: InScope,
    id: string,
    { code, startsAnew = false }: ConsentAnswer,
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
    if (!consent || !app) return fail('E_INTEGRATION_CONSENT')
    const { system, broughtKey } = consent
    const asked = await keyAsked(
      sources,
      system,
      explain,
      async (signal) => broughtKey ?? sources.exchange(system, app, code, signal)
    )
    if (!asked.ok) return asked
    const known = await inScope(() => HrConnection.query().where('system', system).first())
    const isOther = known !== null && (await inScope(() => opensAnother(known, asked.value)))
    // The code is spent whatever becomes of it: asked first, or refused while a run is under way, its key is still there after.
    if (known)
      await inScope(async () => {
        await (await HrConsent.find(id))?.bringKey(asked.value.key).save()
      })
    if (isOther && !startsAnew)
      return fail('E_INTEGRATION_ACCOUNT', askedOfAccount(known, asked.value, explain))
    const done = !known
      ? await connectBy(inScope, { id: randomUUID(), system, ...asked.value }, sources)
      : isOther
        ? await connectAnew(inScope, known, asked.value, sources)
        : await changeKey(inScope, known, asked.value, explain)
    if (done.ok) await inScope(() => HrConsent.query().where({ id }).delete())
    return done
  }
}

function changeKey(
  inScope: InScope,
  { id, system }: HrConnection,
  checked: CheckedKey,
  explain: ExplainKey
): Promise<Result<HrConnection>> {
  return inScope(async (scope): Promise<Result<HrConnection>> => {
    const locked = await lockConnection(scope, id)
    if (!locked.ok) return locked
    const connection = locked.value
    // Somebody else may have told whose it is since it was looked at.
    if (await opensAnother(connection, checked))
      return fail('E_INTEGRATION_ACCOUNT', askedOfAccount(connection, checked, explain))
    await connection
      .changeKey(checked)
      .merge({ version: connection.version + 1 })
      .save()
    await takeUpAccount(scope, system, checked.health)
    await record(
      scope,
      'integration.changed',
      { type: 'hr_connection', id },
      { system, fields: ['key'] }
    )
    return ok(connection)
  })
}
