import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { lockWorker } from '#modules/team/index'
import type Contract from '../models/contract.ts'
import { visibleContracts } from './visible_contracts.ts'

/** One contract of the company; another company's id is as unknown as one that never was. */
export async function findContract(scope: Scope, id: string): Promise<Result<Contract>> {
  const contract = await visibleContracts(scope).where('id', id).first()
  return contract ? ok(contract) : fail('E_NOT_FOUND')
}

/** The same, locked until the transaction ends: each change of one version starts here. */
export async function lockContract(scope: Scope, id: string): Promise<Result<Contract>> {
  const contract = await visibleContracts(scope).where('id', id).forUpdate().first()
  return contract ? ok(contract) : fail('E_NOT_FOUND')
}

/** The same after its worker: what gives or takes days of other versions starts here. */
export async function lockLine(scope: Scope, id: string): Promise<Result<Contract>> {
  const found = await findContract(scope, id)
  if (!found.ok) return found
  const worker = await lockWorker(scope, found.value.workerId)
  return worker.ok ? lockContract(scope, id) : worker
}

/** Whether a later version stands on it; one that corrects it took its place and is none. */
export async function isFollowed(scope: Scope, { id }: Contract): Promise<boolean> {
  const next = await visibleContracts(scope)
    .where('previous_id', id)
    .whereNot('change_type', 'CORRECTION')
    .first()
  return next !== null
}
