import { fail, type Result } from '#modules/shared/result'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { SYSTEM_NAMES } from '../domain/system_names.ts'
import type HrConnection from '../models/hr_connection.ts'
import type { CheckedKey } from '../models/hr_connection.ts'
import type { HrSources } from '../ports/hr_sources.ts'
import { findConnection, lockConnection } from '../queries/connections.ts'
import { saveConnection, type ConnectionSettings } from './save_connection.ts'
import { checkKey, keyAsked, type ExplainKey, type TypedKey } from './check_key.ts'
import { keeping } from './connect.ts'
import { askedOfAccount, connectAnew, opensAnother } from './connect_anew.ts'
import { giveKey } from './give_key.ts'
import { learnBeforeItGoes } from './learn_account.ts'

export interface ChangeConnectionInput extends ConnectionSettings {
  version: number
  /** Of the key that is given with it. */
  address?: string
  /** Another key, all of it. */
  key?: TypedKey
  /**
   * Where the key opens another account, that given or else that kept: the connection ends, and one with that account begins, which
   * works as the other fields say.
   */
  startsAnew?: boolean
}

/** Changes how a connection works; another key is asked first whether it is good, and one of another account only begins anew. */
export class ChangeConnection {
  static async handle(
    inScope: InScope,
    id: string,
    { version, address, key, startsAnew = false, ...settings }: ChangeConnectionInput,
    sources: HrSources,
    explain: ExplainKey
  ): Promise<Result<HrConnection>> {
    const found = await inScope((scope) => findConnection(scope, id))
    if (!found.ok) return found
    const connection = found.value
    const { system } = connection
    // A key is never sent to an address that it was not given for.
    if (address !== undefined && !key)
      return refused('address', 'address_alone', explain('address_alone'))
    if (key) await learnBeforeItGoes(inScope, connection, sources)
    const checked = key
      ? await checkKey(
          sources,
          system,
          { address: address ?? connection.address ?? undefined, key },
          explain
        )
      : startsAnew
        ? await keptKeyAsked(inScope, connection, sources, explain)
        : null
    if (checked && !checked.ok) return checked
    if (checked && (await inScope(() => opensAnother(connection, checked.value)))) {
      if (connection.version !== version) return fail('E_STALE_VERSION')
      return startsAnew
        ? connectAnew(inScope, connection, checked.value, sources, settings)
        : fail('E_INTEGRATION_ACCOUNT', askedOfAccount(connection, checked.value, explain))
    }
    if (checked && !key) {
      const names = { system: SYSTEM_NAMES[system], account: connection.account }
      return refused('startsAnew', 'same_account', explain('same_account', names))
    }
    return inScope(async (scope): Promise<Result<HrConnection>> => {
      const locked = await lockConnection(scope, id)
      if (!locked.ok) return locked
      if (locked.value.version !== version) return fail('E_STALE_VERSION')
      const given = checked ? await giveKey(scope, locked.value, checked.value, explain) : locked
      if (given.ok) await saveConnection(scope, given.value, settings)
      return given
    })
  }
}

const refused = (path: string, code: string, message: string) =>
  fail('E_VALIDATION', [{ path, code, message }])

/** The key that a connection has, asked once more. */
function keptKeyAsked(
  inScope: InScope,
  { id, system, openedKey }: HrConnection,
  sources: HrSources,
  explain: ExplainKey
): Promise<Result<CheckedKey>> {
  if (openedKey === null)
    return Promise.resolve(
      fail('E_INTEGRATION_KEY', [
        { path: 'key', code: 'unauthorised', message: explain('unauthorised') },
      ])
    )
  return keyAsked(sources, system, explain, async () => openedKey, keeping(inScope, id, openedKey))
}
