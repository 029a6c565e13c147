import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import { isMonthInReach, monthsLater } from '#modules/shared/values/month'
import { lockPayElements } from '../queries/elements_of_months.ts'

/**
 * Takes over what comes back each month from the month before, where a person has none of it yet and still has a contract on a
 * day of the month. Once more does nothing more.
 */
export class CarryElements {
  static async handle(scope: Scope, month: string): Promise<Result<{ taken: number }>> {
    demandEverything(scope)
    if (!isMonthInReach(month)) return fail('E_PAY_ELEMENT_MONTH')
    await lockPayElements(scope)
    const first = `${month}-01`
    const by = scope.actor.kind === 'user' ? scope.actor.id : null
    const { rows } = await scope.trx.rawQuery(
      `insert into pay_elements (worker_id, month, kind_id, value, created_by)
       select e.worker_id, cast(:first as date), e.kind_id, e.value, cast(:by as uuid)
       from pay_elements e join pay_element_kinds k on k.id = e.kind_id and k.repeats = 'MONTHLY'
       where e.month = cast(:before as date)
         and exists (
           select from contracts c
           where c.worker_id = e.worker_id and c.corrected_by_id is null and c.signature <> 'TO_SIGN'
             and c.start_date < cast(:first as date) + interval '1 month'
             and (c.end_date is null or c.end_date >= cast(:first as date))
         )
       on conflict (company_id, worker_id, slot) do nothing
       returning 1`,
      { first, before: `${monthsLater(month, -1)}-01`, by } as never
    )
    const taken = rows.length
    if (taken > 0) await record(scope, 'pay_elements.carried', null, { month, taken })
    return ok({ taken })
  }
}
