import { randomUUID } from 'node:crypto'
import { ok, type Result } from '#modules/shared/result'
import type { InScope } from '#modules/shared/tenancy/scopes'
import HrAccount from '../models/hr_account.ts'
import HrConnection, { type CheckedKey } from '../models/hr_connection.ts'
import { isSameAccount } from '../domain/same_account.ts'
import { SYSTEM_NAMES } from '../domain/system_names.ts'
import type { HrSources } from '../ports/hr_sources.ts'
import { saveConnection, type ConnectionSettings } from './save_connection.ts'
import type { ExplainKey } from './check_key.ts'
import { listen, makeConnection } from './connect.ts'
import { removeConnection, stopListening } from './remove_connection.ts'

/** Whether a key opens another account than that of the connection, as far as the system tells them apart. */
export async function opensAnother(
  { system }: HrConnection,
  { health }: CheckedKey
): Promise<boolean> {
  const account = await HrAccount.current(system)
  return account !== null && !isSameAccount(account.ids, health.accountIds)
}

/** What is asked of a person whose key opens another account: of which connection, and both accounts. */
export function askedOfAccount(
  { id: integrationId, system: its, account: before }: HrConnection,
  { health: { account } }: CheckedKey,
  explain: ExplainKey
) {
  const system = SYSTEM_NAMES[its]
  const message = explain('account', { system, account, before })
  return [
    { path: 'key', code: 'account', message, names: { integrationId, system, account, before } },
  ]
}

/**
 * Removes a connection and makes one with the account that a key opens, in one unit of work: nothing of the former is left in it,
 * and its ids of people are put aside. It has an id of its own, so that nothing which still works for the former one reaches it.
 *
 * @param former as a person saw it: one that was changed since stays
 */
export async function connectAnew(
  inScope: InScope,
  former: HrConnection,
  checked: CheckedKey,
  sources: HrSources,
  settings: ConnectionSettings = {}
): Promise<Result<HrConnection>> {
  const id = randomUUID()
  const made = await inScope(async (scope): Promise<Result<HrConnection>> => {
    const removed = await removeConnection(scope, former.id, former.version)
    if (!removed.ok) return removed
    const anew = await makeConnection(scope, { id, system: former.system, ...checked })
    if (anew.ok) await saveConnection(scope, anew.value, settings)
    return anew
  })
  if (!made.ok) return made
  await stopListening(former, sources)
  await listen(inScope, made.value, checked.key, sources)
  return inScope(async () => ok(await HrConnection.findOrFail(id)))
}
