import {
  appendToCasefile,
  lockCasefile,
  presentSigners,
  type Casefile,
} from '#modules/casefiles/index'
import { notYet, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { latestOf } from '#modules/shared/timeline/timeline'
import { dueStep } from '../domain/due_step.ts'
import { whoseTurn } from '../domain/turns.ts'
import { datesOf } from '../queries/find_due_step.ts'
import { lockSent } from './lock_sent.ts'
import { mailSigner, signal } from './signing_trail.ts'

/** They are reminded by hand once in so long at most. */
const PAUSE_S = 60

/** Reminds those whose turn it is, each by a link that opens beside the ones before. */
export class RemindSigners {
  static async handle(scope: Scope, id: string): Promise<Result<Casefile>> {
    const found = await lockSent(scope, id, 'remind')
    if (!found.ok) return found
    const casefile = found.value
    const last = await latestOf({ type: 'casefile', id }, ['INVITED', 'REMINDED']).first()
    const seconds = last ? Math.ceil(PAUSE_S + last.at.diffNow('seconds').seconds) : 0
    if (seconds > 0) return notYet('E_SIGNING_JUST_REMINDED', seconds)
    await remind(scope, casefile)
    await signal(scope, casefile)
    return ok(casefile)
  }

  /**
   * The same by itself, when that is due at this moment (milliseconds since 1970); called again, or after the casefile
   * changed, it does nothing.
   */
  static async whenDue(scope: Scope, id: string, at: number): Promise<void> {
    const found = await lockCasefile(scope, id)
    if (!found.ok) return
    const due = dueStep(await datesOf(scope, found.value), at)
    if (due?.step === 'remind' && due.at <= at) await remind(scope, found.value, at)
  }
}

async function remind(scope: Scope, casefile: Casefile, at?: number): Promise<void> {
  const signers = whoseTurn(await presentSigners(casefile.id))
  await appendToCasefile(scope, casefile, 'REMINDED', {
    at,
    details: { to: signers.map(({ email }) => email).join(', ') },
  })
  for (const signer of signers)
    await mailSigner(scope, casefile, signer, 'REMINDER', { withLink: true })
}
