import {
  appendToCasefile,
  documentsOf,
  lockCasefile,
  presentSigners,
  revokeCasefileLinks,
  statusAfter,
} from '#modules/casefiles/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { dueStep } from '../domain/due_step.ts'
import { datesOf } from '../queries/find_due_step.ts'
import { mailSender, mailSigner } from './signing_trail.ts'

/**
 * Records that the last day to sign is over (no signature counts since midnight), and tells all who were asked. Called
 * again, or after more time was given, it does nothing.
 */
export class ExpireCasefile {
  static async handle(scope: Scope, id: string, at: number): Promise<void> {
    const found = await lockCasefile(scope, id)
    if (!found.ok) return
    const casefile = found.value
    const due = dueStep(await datesOf(scope, casefile), at)
    if (due?.step !== 'expire' || due.at > at) return
    const next = statusAfter(casefile.status, 'expire', 'PROCESS')
    if (!next.ok) return
    for (const document of await documentsOf([id])) await document.merge({ status: 'VOID' }).save()
    await casefile.merge({ status: next.status }).save()
    await revokeCasefileLinks(casefile)
    await appendToCasefile(scope, casefile, 'EXPIRED', { at })
    for (const signer of await presentSigners(id))
      if (signer.invitedAt !== null) await mailSigner(scope, casefile, signer, 'EXPIRED')
    await mailSender(scope, casefile, 'EXPIRED_EMPLOYER')
  }
}
