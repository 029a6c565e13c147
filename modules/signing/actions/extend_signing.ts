import { DateTime } from 'luxon'
import { appendToCasefile, type Casefile } from '#modules/casefiles/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { lockSent } from './lock_sent.ts'
import { signal } from './signing_trail.ts'

/** Why a last day is refused, as a sentence. */
export type ExplainLastDay = (code: 'past' | 'not_later') => string

/** Gives more time to sign; the links that were mailed open until then. */
export class ExtendSigning {
  static async handle(
    scope: Scope,
    id: string,
    lastDayStr: string,
    explain: ExplainLastDay
  ): Promise<Result<Casefile>> {
    const found = await lockSent(scope, id, 'extend')
    if (!found.ok) return found
    const casefile = found.value
    const from = casefile.lastDay!.toISODate()!
    const wrong = lastDayStr < today() ? 'past' : lastDayStr <= from ? 'not_later' : null
    if (wrong)
      return fail('E_VALIDATION', [{ path: 'lastDayStr', code: wrong, message: explain(wrong) }])
    await casefile.merge({ lastDay: DateTime.fromISO(lastDayStr) }).save()
    const days = { from, to: lastDayStr }
    await appendToCasefile(scope, casefile, 'EXTENDED', { details: days, audit: days })
    await signal(scope, casefile)
    return ok(casefile)
  }
}
