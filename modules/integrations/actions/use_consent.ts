import { randomUUID } from 'node:crypto'
import { fail, type Result } from '#modules/shared/result'
import type { InScope } from '#modules/shared/tenancy/scopes'
import HrConnection, { type CheckedKey } from '../models/hr_connection.ts'
import HrConsent from '../models/hr_consent.ts'
import type { HrSources } from '../ports/hr_sources.ts'
import { lockConnection } from '../queries/connections.ts'
import { saveConnection } from './save_connection.ts'
import { keyAsked, type ExplainKey } from './check_key.ts'
import { connectBy } from './connect.ts'
import { askedOfAccount, connectAnew, opensAnother } from './connect_anew.ts'
import { giveKey } from './give_key.ts'
import { learnBeforeItGoes } from './learn_account.ts'

/** What a person came back with. */
export interface ConsentAnswer {
  code: string
  /**
   * The connection that ends, as the question named it, where the code opens another account than its own: one with this account
   * begins.
   */
  endsIntegration?: string
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
    { code, endsIntegration }: ConsentAnswer,
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
    if (known) await learnBeforeItGoes(inScope, known, sources)
    const isOther = known !== null && (await inScope(() => opensAnother(known, asked.value)))
    // The code is spent whatever becomes of it: asked first, or refused while a run is under way, its key is still there after.
    if (known)
      await inScope(async () => {
        await (await HrConsent.find(id))?.bringKey(asked.value.key).save()
      })
    // What a person answered of one connection is no answer about another one that took its place.
    if (isOther && endsIntegration !== known.id)
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
  { id }: HrConnection,
  checked: CheckedKey,
  explain: ExplainKey
): Promise<Result<HrConnection>> {
  return inScope(async (scope): Promise<Result<HrConnection>> => {
    const locked = await lockConnection(scope, id)
    if (!locked.ok) return locked
    const given = await giveKey(scope, locked.value, checked, explain)
    if (given.ok) await saveConnection(scope, given.value, {})
    return given
  })
}
