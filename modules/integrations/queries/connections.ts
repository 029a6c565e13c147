import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import HrConnection from '../models/hr_connection.ts'

/** The connections of the company, by the name of their system. */
export function listConnections(_scope: Scope): Promise<HrConnection[]> {
  return HrConnection.query().orderBy('system')
}

/** One connection of the company, or `E_NOT_FOUND`. */
export async function findConnection(_scope: Scope, id: string): Promise<Result<HrConnection>> {
  const found = await HrConnection.find(id)
  return found ? ok(found) : fail('E_NOT_FOUND')
}

/** The same, locked until the transaction ends: what begins or changes a run starts here. */
export async function lockConnection(_scope: Scope, id: string): Promise<Result<HrConnection>> {
  const found = await HrConnection.query().where('id', id).forUpdate().first()
  return found ? ok(found) : fail('E_NOT_FOUND')
}
