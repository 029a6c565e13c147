import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { statusAfter } from '../domain/casefile_status.ts'
import type Casefile from '../models/casefile.ts'
import { lockCasefile } from '../queries/find_casefile.ts'
import { keptOf, type ExplainKept } from '../queries/kept.ts'

/**
 * Removes a casefile that was shown to no signer. One that was printed or sent once, also one that is a draft again, is
 * kept for five years after the end of the contract: the refusal says until which day, and after that day it goes.
 */
export class DeleteCasefile {
  static async handle(scope: Scope, id: string, explain: ExplainKept): Promise<Result<null>> {
    const found = await lockCasefile(scope, id)
    if (!found.ok) return found
    const casefile = found.value
    const allowed = statusAfter(casefile.status, 'delete', 'EMPLOYER')
    if (!allowed.ok) return fail(allowed.problem)
    const kept = await refusedAsKept(scope, casefile, explain)
    if (kept) return kept
    await casefile.delete()
    await record(scope, 'casefile.deleted', { type: 'casefile', id })
    return ok(null)
  }
}

/** The refusal with the day on which it may go; null where nothing keeps it. */
export async function refusedAsKept(
  scope: Scope,
  casefile: Casefile,
  explain: ExplainKept
): Promise<Result<never> | null> {
  const kept = await keptOf(scope, casefile)
  if (!kept || (kept.until !== null && kept.until <= today())) return null
  return fail('E_CASEFILE_KEPT', [
    { path: 'keptUntilStr', code: kept.until ?? 'no_end', message: explain(kept) },
  ])
}
