import { isDeepStrictEqual } from 'node:util'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { HrRefusal, type HrSource, type HrWhose } from '../domain/hr_system.ts'
import { isSameAccount, knownBy } from '../domain/same_account.ts'
import HrAccount from '../models/hr_account.ts'
import type HrConnection from '../models/hr_connection.ts'
import type { HrSources } from '../ports/hr_sources.ts'
import { lockConnection } from '../queries/connections.ts'
import { keeping } from './connect.ts'
import { takeUpAccount } from './take_up_account.ts'

const PATIENCE_MS = 10_000
const TELLS_NOTHING: HrWhose = { account: '', accountIds: [] }

/**
 * Keeps whose a connection is by what its own key tells: where nothing is known of it yet (it was made before accounts were kept,
 * ADR 103), and more closely where it is the same.
 *
 * @returns false where the key opens another account: nothing is changed, it is for a person to say what is meant
 */
export async function learnAccount(
  scope: Scope,
  connectionId: string,
  told: HrWhose
): Promise<boolean> {
  const connection = unwrap(await lockConnection(scope, connectionId))
  const { system } = connection
  const current = await HrAccount.current(system)
  // A key that may not say it makes nothing known less known.
  if (told.accountIds.length === 0) return true
  if (current && !isSameAccount(current.ids, told.accountIds)) return false
  const { account, accountIds } = told
  if (
    current?.name !== account ||
    !isDeepStrictEqual(current.ids, knownBy(current.ids, accountIds))
  )
    await takeUpAccount(scope, system, told)
  await connection.merge({ account }).save()
  return true
}

/** Whose an opened source is. What it may not say, or says as nobody documents, is not told; a key that is refused is. */
export async function whoseIs(source: HrSource): Promise<HrWhose> {
  try {
    return await source.whose()
  } catch (error) {
    const saysNothing =
      error instanceof HrRefusal &&
      ['forbidden', 'not_found', 'invalid', 'unreadable'].includes(error.kind)
    if (!saysNothing) throw error
    return TELLS_NOTHING
  }
}

/**
 * Asks the key that a connection has whose it is, where that was never kept: before another key takes its place, or it is
 * removed, and its ids of people would be taken for those of whoever comes after. A system that does not answer keeps nobody from that.
 */
export async function learnBeforeItGoes(
  inScope: InScope,
  { id, system, openedKey: key }: HrConnection,
  sources: HrSources
): Promise<void> {
  if (key === null || (await inScope(() => HrAccount.current(system)))) return
  const source = sources.open(system, key, {
    keepKey: keeping(inScope, id, key),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const told = await whoseIs(source).catch(() => TELLS_NOTHING)
  await inScope((scope) => learnAccount(scope, id, told))
}
