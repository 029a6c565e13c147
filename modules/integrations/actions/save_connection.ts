import { record } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'
import { KeepFieldsElsewhere } from '#modules/team/index'
import type { MeantValues } from '#modules/imports/index'
import { keptThere, type Owners } from '../domain/owners.ts'
import type HrConnection from '../models/hr_connection.ts'

/** How a connection works, beside its key. What is left out stays as it is. */
export interface ConnectionSettings {
  owners?: Owners
  meant?: MeantValues
  makesNames?: boolean
  isNightly?: boolean
  isPaused?: boolean
}

/**
 * Saves what a locked connection came to, its key too where that was changed before, and how it works from now on. What is owned
 * or meant otherwise is read whole again.
 */
export async function saveConnection(
  scope: Scope,
  connection: HrConnection,
  { isPaused, owners, meant, makesNames, isNightly }: ConnectionSettings
): Promise<void> {
  const { id, system, version } = connection
  connection.merge({
    owners: owners ?? connection.owners,
    meant: meant ?? connection.meant,
    makesNames: makesNames ?? connection.makesNames,
    isNightly: isNightly ?? connection.isNightly,
  })
  if (isPaused) connection.merge({ state: 'PAUSED', pausedWhy: 'PERSON' })
  else if (isPaused === false && connection.state === 'PAUSED') connection.resume()
  const fields = Object.keys(connection.$dirty)
  if (fields.length === 0) return
  if (fields.some((name) => ['owners', 'meant', 'makesNames'].includes(name)))
    connection.syncedUntil = null
  await connection.merge({ version: version + 1 }).save()
  if (fields.includes('owners'))
    await KeepFieldsElsewhere.handle(scope, system, keptThere(connection.owners))
  await record(scope, 'integration.changed', { type: 'hr_connection', id }, { system, fields })
}
