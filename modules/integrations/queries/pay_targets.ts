import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import HrConnection from '../models/hr_connection.ts'
import HrPayCode from '../models/hr_pay_code.ts'

/** The connections whose key may grant pay elements, by the name of their system. */
export async function listPayTargets(_scope: Scope): Promise<HrConnection[]> {
  const connections = await HrConnection.query().orderBy('system')
  return connections.filter(({ health }) => health.mayWritePayElements)
}

/** One of them; any other connection is as unknown as an invented one. */
export async function findPayTarget(_scope: Scope, id: string): Promise<Result<HrConnection>> {
  const found = await HrConnection.find(id)
  return found?.health.mayWritePayElements ? ok(found) : fail('E_NOT_FOUND')
}

/** What a kind is called there, null where it is never sent; with EUR for one hour or day of those that count them. */
export interface PayCode {
  code: string | null
  each: number | null
}

/** What kinds are called there, by their ids. */
export async function payCodesOf(
  _scope: Scope,
  connectionId: string
): Promise<ReadonlyMap<string, PayCode>> {
  const rows = await HrPayCode.query().where('connection_id', connectionId)
  return new Map(
    rows.map(({ kindId, code, each }) => [
      kindId,
      { code, each: each === null ? null : Number(each) },
    ])
  )
}
