import { listKinds } from '#modules/elements/index'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { findPayTarget, payCodesOf, type PayCode } from '../queries/pay_targets.ts'

/** Says what kinds of pay elements are called in an HR system; null where one is never sent. Kinds that are not named stay. */
export class SavePayCodes {
  static async handle(
    scope: Scope,
    connectionId: string,
    codes: readonly ({ kindId: string } & PayCode)[]
  ): Promise<Result<ReadonlyMap<string, PayCode>>> {
    const found = await findPayTarget(scope, connectionId)
    if (!found.ok) return found
    const kinds = new Map((await listKinds(scope)).map((kind) => [kind.id, kind]))
    if (codes.some(({ kindId }) => !kinds.has(kindId))) return fail('E_NOT_FOUND')
    // The system reckons hours and days with what one is worth; euros are worth themselves.
    const isWrong = codes.some(
      ({ kindId, code, each }) =>
        code !== null && (each !== null) !== (kinds.get(kindId)!.unit !== 'EUR')
    )
    if (isWrong) return fail('E_PAY_CODE_EACH')
    // A kind that is named twice is what was said last.
    const last = new Map(codes.map((each) => [each.kindId, each]))
    const after = new Map(await payCodesOf(scope, connectionId))
    for (const { kindId, code, each } of last.values()) after.set(kindId, { code, each })
    // An element of that code and amount is taken for the one that is meant: of two alike the second would never be granted.
    const used = [...after.values()].flatMap(({ code }) => code ?? [])
    if (new Set(used).size < used.length) return fail('E_PAY_CODE_TWICE')
    await scope.trx.rawQuery(
      `insert into hr_pay_codes (connection_id, kind_id, code, each)
       select cast(? as uuid), "kindId", code, case when code is not null then each end
       from jsonb_to_recordset(cast(? as jsonb)) as said ("kindId" uuid, code text, each numeric)
       on conflict (company_id, connection_id, kind_id)
       do update set code = excluded.code, each = excluded.each`,
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
