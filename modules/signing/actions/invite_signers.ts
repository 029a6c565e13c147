import { DateTime } from 'luxon'
import { appendToCasefile, presentSigners, type Casefile } from '#modules/casefiles/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { whoseTurn } from '../domain/turns.ts'
import { mailSigner } from './signing_trail.ts'

/** Asks those whose turn it is and who were not asked yet, each by a private link of their own. */
export async function inviteSigners(scope: Scope, casefile: Casefile): Promise<void> {
  for (const signer of whoseTurn(await presentSigners(casefile.id))) {
    if (signer.status !== 'WAITING') continue
    await signer.merge({ status: 'INVITED', invitedAt: DateTime.now() }).save()
    await appendToCasefile(scope, casefile, 'INVITED', {
      details: { name: signer.name, to: signer.email },
    })
    await mailSigner(scope, casefile, signer, 'SIGN', { withLink: true })
  }
}
