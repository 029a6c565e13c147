import { DateTime } from 'luxon'
import {
  appendToCasefile,
  documentsOf,
  revokeCasefileLinks,
  statusAfter,
} from '#modules/casefiles/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { lockOpened, type OpenedSigning } from '../queries/opened_signing.ts'
import { mayAnswer } from './may_answer.ts'
import { mailSender, mailSigner, signal } from './signing_trail.ts'

/**
 * A signer refuses, with a reason. It ends the casefile: no link opens it any more, and all who were asked, and who
 * sent it, learns who refused and why.
 */
export class RefuseCasefile {
  static async handle(
    scope: Scope,
    seen: OpenedSigning,
    { version, reason }: { version: number; reason: string }
  ): Promise<Result<OpenedSigning>> {
    const locked = await lockOpened(scope, seen)
    if (!locked.ok) return locked
    const opened = locked.value
    const { casefile, signers, you } = opened
    const allowed = mayAnswer(opened, 'refuse')
    if (!allowed.ok) return allowed
    if (casefile.version !== version) return fail('E_STALE_VERSION')
    const next = statusAfter(casefile.status, 'refuse', 'SIGNER')
    if (!next.ok) return fail(next.problem)
    await you.merge({ status: 'REFUSED', refusedAt: DateTime.now(), reason }).save()
    for (const document of await documentsOf([casefile.id]))
      await document.merge({ status: 'VOID' }).save()
    await casefile.merge({ status: next.status }).save()
    await revokeCasefileLinks(casefile)
    await appendToCasefile(scope, casefile, 'REFUSED', {
      details: { name: you.name, reason },
      audit: { signer: you.id },
    })
    for (const signer of signers)
      if (signer.invitedAt !== null) await mailSigner(scope, casefile, signer, 'REFUSED')
    await mailSender(scope, casefile, 'REFUSED_EMPLOYER')
    await signal(scope, casefile)
    return ok(opened)
  }
}
