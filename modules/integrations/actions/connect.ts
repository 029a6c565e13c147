import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { findCompany } from '#modules/accounts/index'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { KeepFieldsElsewhere } from '#modules/team/index'
import type { HrKey, HrSystemName } from '../domain/hr_system.ts'
import { keptThere } from '../domain/owners.ts'
import HrConnection, { type CheckedKey } from '../models/hr_connection.ts'
import type { HrSources } from '../ports/hr_sources.ts'
import { checkKey, type ExplainKey, type TypedKey } from './check_key.ts'
import { takeUpAccount } from './take_up_account.ts'

export interface ConnectInput {
  /** Chosen by the client, so that asking twice connects once. */
  id?: string
  system: HrSystemName
  address?: string
  key: TypedKey
}

/** Connects an HR system once its key is good; nothing of anybody is read yet. */
export class Connect {
  static async handle(
    inScope: InScope,
    { id = randomUUID(), system, ...typed }: ConnectInput,
    sources: HrSources,
    explain: ExplainKey
  ): Promise<Result<HrConnection>> {
    const twin = await inScope(() => HrConnection.query().where('system', system).first())
    if (twin) return twin.id === id ? ok(twin) : fail('E_INTEGRATION_TWICE')
    const checked = await checkKey(sources, system, typed, explain)
    if (!checked.ok) return checked
    return connectBy(inScope, { id, system, ...checked.value }, sources)
  }
}

/** A connection to be. */
interface NewConnection extends CheckedKey {
  id: string
  system: HrSystemName
}

/** Connects a system by a key that is good. */
export async function connectBy(
  inScope: InScope,
  wanted: NewConnection,
  sources: HrSources
): Promise<Result<HrConnection>> {
  const made = await inScope((scope) => makeConnection(scope, wanted))
  if (!made.ok) return made
  await listen(inScope, made.value, wanted.key, sources)
  return inScope(async () => ok(await HrConnection.findOrFail(wanted.id)))
}

/**
 * Writes a connection with its key sealed, its account taken up and its fields kept there, within the unit of work of what else
 * becomes of it; the system is not asked to tell of changes yet (`listen`).
 *
 * @returns `E_CONFLICT` where the id is taken
 */
export async function makeConnection(
  scope: Scope,
  { id, system, key, health: { account, accountIds, ...may } }: NewConnection
): Promise<Result<HrConnection>> {
  const sealed = new HrConnection().merge({ id }).keepKey(key)
  const newId = await insertOnce(scope, 'hr_connections', {
    id,
    system,
    address: sealed.address,
    key: sealed.key,
    account,
    health: JSON.stringify(may),
    created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
  })
  if (!newId) return fail('E_CONFLICT')
  await takeUpAccount(scope, system, { account, accountIds })
  await KeepFieldsElsewhere.handle(scope, system, keptThere({}))
  await record(scope, 'integration.connected', { type: 'hr_connection', id }, { system })
  return ok(await HrConnection.findOrFail(id))
}

/** Asks the system to tell of changes by itself, where it does. One that cannot reach us is read at night all the same. */
export async function listen(
  inScope: InScope,
  { id, system }: HrConnection,
  key: HrKey,
  sources: HrSources
): Promise<void> {
  const source = sources.open(system, key, { keepKey: keeping(inScope, id, key) })
  if (!source.webhooks) return
  const { slug } = await inScope((scope) => findCompany(scope))
  const registered = await source.webhooks.register(sources.addressFor(slug, id)).catch(() => null)
  if (!registered) return
  await inScope(async () => {
    const connection = await HrConnection.query().where('id', id).forUpdate().first()
    await connection?.keepWebhook(registered).save()
  })
}

/** Keeps a key that the system renewed, as long as the one that it came from stands: a person may have given another meanwhile. */
export function keeping(inScope: InScope, id: string, from: HrKey) {
  let former = from
  return async (key: HrKey) => {
    await inScope(async () => {
      const connection = await HrConnection.query().where('id', id).forUpdate().first()
      if (connection && isDeepStrictEqual(connection.openedKey, former))
        await connection.keepKey(key).save()
    })
    former = key
  }
}
