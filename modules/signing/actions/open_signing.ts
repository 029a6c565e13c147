import { DateTime } from 'luxon'
import { appendToCasefile, visibleCasefiles } from '#modules/casefiles/index'
import { openLink } from '#modules/shared/links/open_link'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { asSigner } from '../queries/as_signer.ts'
import { signingBehind, type SigningSession } from '../queries/opened_signing.ts'

/** Exchanges the secret of a signer's link for the token of one browser. The first time is in the timeline. */
export class OpenSigning {
  static async handle(
    scope: Scope,
    name: string,
    secret: string
  ): Promise<Result<SigningSession & { token: string }>> {
    // The casefile before its link, as those who change it lock.
    await visibleCasefiles(asSigner(scope)).where('link', name).forUpdate().first()
    const opening = await openLink(scope, secret, signingBehind(scope, name))
    if (!opening.ok) return opening
    const { opened, token, session, link } = opening.value
    const { casefile, you } = opened
    if (you.status === 'INVITED') {
      await you.merge({ status: 'OPENED', openedAt: DateTime.now() }).save()
      await appendToCasefile(scope, casefile, 'OPENED', {
        details: { name: you.name },
        audit: { signer: you.id, link: link.id },
      })
    }
    return ok({ ...opened, token, sessionId: session.id })
  }
}
