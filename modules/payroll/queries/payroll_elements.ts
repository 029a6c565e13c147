import { demandEverything } from '#modules/shared/tenancy/visibility'
import type { Scope } from '#modules/shared/tenancy/scope'

/** The elements that a file could tell: what is known of a worker, whatever changed in this company's contracts, and its pay elements. */
export async function payrollElements(scope: Scope): Promise<string[]> {
  demandEverything(scope)
  const { rows } = await scope.trx.rawQuery(
    `select field from worker_fields()
     union
     select code from pay_element_kinds
     union
     select distinct fact ->> 'field' from team_changes, jsonb_array_elements(facts) fact
     order by 1`
  )
  return rows.map(({ field }: { field: string }) => field)
}
