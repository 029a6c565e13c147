import { CasefileSigning, presentSigners, type Casefile } from '#modules/casefiles/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { mailSigner, signal } from './signing_trail.ts'

/** Answers the casefiles: all who were asked to sign one in a browser are told that it is over. */
export class SigningOfCasefiles extends CasefileSigning {
  async ending(scope: Scope, casefile: Casefile): Promise<void> {
    for (const signer of await presentSigners(casefile.id))
      if (signer.invitedAt !== null) await mailSigner(scope, casefile, signer, 'WITHDRAWN')
    await signal(scope, casefile)
  }
}
