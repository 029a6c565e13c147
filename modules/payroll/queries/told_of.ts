import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'

/** Those of the contracts of which a file for payroll tells already. */
export async function toldOf(scope: Scope, contractIds: readonly string[]): Promise<Set<string>> {
  demandEverything(scope)
  const { rows } = await scope.trx.rawQuery(
    `select distinct contract_id as id from team_changes
     where contract_id = any(?) and payroll_export_id is not null`,
    [[...contractIds]]
  )
  return new Set(rows.map((row: { id: string }) => row.id))
}
