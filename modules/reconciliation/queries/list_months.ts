import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'

/** So many months are offered, the newest first. */
const SHOWN = 36

/** A month of which there are payslips. */
export interface PayslipMonth {
  /** `2026-10`. */
  month: string
  people: number
}

/** The months of which there are payslips, the newest first. */
export async function listMonths(scope: Scope): Promise<PayslipMonth[]> {
  demandEverything(scope)
  const { rows } = await scope.trx.rawQuery(
    `select to_char(month, 'YYYY-MM') as month, count(*)::int as people from payslips
     group by 1 order by 1 desc limit ${SHOWN}`
  )
  return rows
}
