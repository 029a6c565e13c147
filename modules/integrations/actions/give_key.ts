import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type HrConnection from '../models/hr_connection.ts'
import type { CheckedKey } from '../models/hr_connection.ts'
import type { ExplainKey } from './check_key.ts'
import { askedOfAccount, opensAnother } from './connect_anew.ts'
import { takeUpAccount } from './take_up_account.ts'

/** Gives a locked connection, which is saved after, another key of its account; one of another account is asked about. */
export async function giveKey(
  scope: Scope,
  connection: HrConnection,
  checked: CheckedKey,
  explain: ExplainKey
): Promise<Result<HrConnection>> {
  // Somebody else may have told whose it is since it was looked at.
  if (await opensAnother(connection, checked))
    return fail('E_INTEGRATION_ACCOUNT', askedOfAccount(connection, checked, explain))
  await takeUpAccount(scope, connection.system, checked.health)
  return ok(connection.changeKey(checked))
}
