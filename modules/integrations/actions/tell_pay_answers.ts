import { record } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { PayFailure } from '../domain/pay_sending.ts'
import type HrConnection from '../models/hr_connection.ts'

/** Writes into the audit log what the system took since it was written last, and what it refused beside it; of nothing taken nothing. */
export async function tellAnswers(scope: Scope, { id, system }: HrConnection): Promise<void> {
  const { rows } = await scope.trx.rawQuery(
    `update hr_pay_elements set is_told = true where connection_id = ? and not is_told and status <> 'WAITING'
     returning to_char(month, 'YYYY-MM') as month, failure, sent is null as is_gone`,
    [id]
  )
  const answers: { month: string; failure: PayFailure | null; is_gone: boolean }[] = rows
  const taken = answers.filter(({ failure }) => failure === null)
  if (taken.length === 0) return
  const refused = answers.flatMap(({ failure }) => failure ?? [])
  await record(
    scope,
    'integration.pay_sent',
    { type: 'hr_connection', id },
    {
      system,
      months: [...new Set(answers.map(({ month }) => month))].toSorted(),
      sent: taken.filter(({ is_gone: isGone }) => !isGone).length,
      removed: taken.filter(({ is_gone: isGone }) => isGone).length,
      refused: refused.length,
      ...(refused.length > 0 && { why: [...new Set(refused)].toSorted() }),
    }
  )
}
