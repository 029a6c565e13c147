import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { KeepFieldsElsewhere } from '#modules/team/index'
import type { MeantValues } from '#modules/imports/index'
import { keptThere, type Owners } from '../domain/owners.ts'
import type HrConnection from '../models/hr_connection.ts'
import type { HrSources } from '../ports/hr_sources.ts'
import { findConnection, lockConnection } from '../queries/connections.ts'
import { checkKey, type ExplainKey, type TypedKey } from './check_key.ts'
import { askedOfAccount, connectAnew, opensAnother } from './connect_anew.ts'
import { takeUpAccount } from './take_up_account.ts'

/** What is left out stays as it is. */
export interface ChangeConnectionInput {
  version: number
  address?: string
  /** Another key, all of it. */
  key?: TypedKey
  /** Where the key opens another account: the connection ends, and one with that account begins. */
  startsAnew?: boolean
  owners?: Owners
  meant?: MeantValues
  makesNames?: boolean
  isNightly?: boolean
  isPaused?: boolean
}

/**
 * Changes how a connection works; another key is asked first whether it is good, and one of another account only begins anew. What
 * is owned otherwise is read whole again.
 */
export class ChangeConnection {
  static async handle(
    inScope: InScope,
    id: string,
    { version, address, key, startsAnew = false, ...input }: ChangeConnectionInput,
    sources: HrSources,
    explain: ExplainKey
  ): Promise<Result<HrConnection>> {
    const found = await inScope((scope) => findConnection(scope, id))
    if (!found.ok) return found
    const { system } = found.value
    const typed = key && { address: address ?? found.value.address ?? undefined, key }
    const checked = typed ? await checkKey(sources, system, typed, explain) : null
    if (checked && !checked.ok) return checked
    if (checked && (await inScope(() => opensAnother(found.value, checked.value)))) {
      if (found.value.version !== version) return fail('E_STALE_VERSION')
      return startsAnew
        ? connectAnew(inScope, found.value, checked.value, sources)
        : fail('E_INTEGRATION_ACCOUNT', askedOfAccount(found.value, checked.value, explain))
    }
    return inScope(async (scope): Promise<Result<HrConnection>> => {
      const locked = await lockConnection(scope, id)
      if (!locked.ok) return locked
      const connection = locked.value
      if (connection.version !== version) return fail('E_STALE_VERSION')
      if (checked) {
        connection.changeKey(checked.value)
        await takeUpAccount(scope, system, checked.value.health)
      }
      const { isPaused, owners, meant, makesNames, isNightly } = input
      connection.merge({
        owners: owners ?? connection.owners,
        meant: meant ?? connection.meant,
        makesNames: makesNames ?? connection.makesNames,
        isNightly: isNightly ?? connection.isNightly,
      })
      if (isPaused) connection.merge({ state: 'PAUSED', pausedWhy: 'PERSON' })
      else if (isPaused === false && connection.state === 'PAUSED') connection.resume()
      const fields = Object.keys(connection.$dirty)
      if (fields.length === 0) return ok(connection)
      if (fields.some((name) => ['owners', 'meant', 'makesNames'].includes(name)))
        connection.syncedUntil = null
      await connection.merge({ version: version + 1 }).save()
      if (fields.includes('owners'))
        await KeepFieldsElsewhere.handle(scope, system, keptThere(connection.owners))
      await record(scope, 'integration.changed', { type: 'hr_connection', id }, { system, fields })
      return ok(connection)
    })
  }
}
