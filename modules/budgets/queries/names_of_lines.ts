import type { Scope } from '#modules/shared/tenancy/scope'

/** The names of the departments and cost centres of the company, by their ids. */
export async function namesOfPlaces(
  scope: Scope
): Promise<{ departments: Map<string, string>; costCenters: Map<string, string> }> {
  const named = async (table: 'departments' | 'cost_centers') => {
    const rows: { id: string; name: string }[] = await scope.trx.from(table).select('id', 'name')
    return new Map(rows.map(({ id, name }) => [id, name]))
  }
  return { departments: await named('departments'), costCenters: await named('cost_centers') }
}
