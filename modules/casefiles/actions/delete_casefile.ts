import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { statusAfter, type CasefileStatus } from '../domain/casefile_status.ts'
import type Casefile from '../models/casefile.ts'
import { lockCasefile } from '../queries/find_casefile.ts'
import { keptUntilOf, type ExplainKept } from '../queries/kept.ts'

/** Somebody was shown it to sign it. */
const KEPT: readonly CasefileStatus[] = ['SIGNED', 'CANCELLED', 'REFUSED', 'EXPIRED']

/**
 * Removes a draft. What was printed or sent once is kept for five years after the end of the contract: the refusal says
 * until which day, and after that day it goes.
 */
export class DeleteCasefile {
  static async handle(scope: Scope, id: string, explain: ExplainKept): Promise<Result<null>> {
    const found = await lockCasefile(scope, id)
    if (!found.ok) return found
    const casefile = found.value
    if (KEPT.includes(casefile.status)) {
      const day = await keptUntilOf(scope, casefile)
      if (day === null || day > today()) return refusedAsKept(scope, casefile, explain)
    } else {
      const allowed = statusAfter(casefile.status, 'delete', 'EMPLOYER')
      if (!allowed.ok) return fail(allowed.problem)
    }
    await casefile.delete()
    await record(scope, 'casefile.deleted', { type: 'casefile', id })
    return ok(null)
  }
}

/** The refusal, with the day on which it may go. */
export async function refusedAsKept(
  scope: Scope,
  casefile: Casefile,
  explain: ExplainKept
): Promise<Result<never>> {
  const day = await keptUntilOf(scope, casefile)
  return fail('E_CASEFILE_KEPT', [
    { path: 'keptUntilStr', code: day ?? 'no_end', message: explain(day) },
  ])
}
