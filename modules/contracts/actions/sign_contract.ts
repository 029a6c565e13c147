import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { refusalToday } from '../queries/standing_today.ts'
import type Contract from '../models/contract.ts'

/** How both signed, and the day of the last of them, `YYYY-MM-DD`. */
export interface SignContractInput {
  how: 'PAPER' | 'ELECTRONIC'
  signedOn: string
}

/** Both have signed. Refused when it is signed already. The contract was locked (`lockContract`). */
export async function signContract(
  scope: Scope,
  contract: Contract,
  { how, signedOn }: SignContractInput
): Promise<Result<Contract>> {
  const refused = await refusalToday(scope, contract, 'sign')
  if (refused) return fail(refused)
  await contract
    .merge({
      signature: how === 'PAPER' ? 'PAPER' : 'SIGNED',
      signedOn: DateTime.fromISO(signedOn),
      version: contract.version + 1,
    })
    .save()
  await record(scope, 'contract.signed', { type: 'contract', id: contract.id }, { how, signedOn })
  return ok(contract)
}
