import { listKinds } from '#modules/elements/index'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { findPayTarget, payCodesOf } from '../queries/pay_targets.ts'

/** Says what kinds of pay elements are called in an HR system; null where one is never sent. Kinds that are not named stay. */
export class SavePayCodes {
  static async handle(
    scope: Scope,
    connectionId: string,
    codes: readonly { kindId: string; code: string | null }[]
  ): Promise<Result<ReadonlyMap<string, string | null>>> {
    const found = await findPayTarget(scope, connectionId)
    if (!found.ok) return found
    const kinds = new Map((await listKinds(scope)).map((kind) => [kind.id, kind]))
    const isWrong = codes.some(({ kindId, code }) => {
      const kind = kinds.get(kindId)
      return !kind || (code !== null && kind.unit !== 'EUR')
    })
    if (isWrong) return fail('E_NOT_FOUND')
    // A kind that is named twice is what was said last.
    const last = new Map(codes.map((each) => [each.kindId, each]))
    const after = new Map(await payCodesOf(scope, connectionId))
    for (const { kindId, code } of last.values()) after.set(kindId, code)
    // An element of that code and amount is taken for the one that is meant: of two alike the second would never be granted.
    const used = [...after.values()].filter((code) => code !== null)
    if (new Set(used).size < used.length) return fail('E_PAY_CODE_TWICE')
    await scope.trx.rawQuery(
      `insert into hr_pay_codes (connection_id, kind_id, code)
       select cast(? as uuid), "kindId", code
       from jsonb_to_recordset(cast(? as jsonb)) as said ("kindId" uuid, code text)
       on conflict (company_id, connection_id, kind_id) do update set code = excluded.code`,
      [connectionId, JSON.stringify([...last.values()])]
    )
    await record(
      scope,
      'integration.pay_codes_changed',
      { type: 'hr_connection', id: connectionId },
      { system: found.value.system, codes: codes.length }
    )
    return ok(await payCodesOf(scope, connectionId))
  }
}
