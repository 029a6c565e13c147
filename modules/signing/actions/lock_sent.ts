import { lockCasefile, presentSigners, statusAfter, type Casefile } from '#modules/casefiles/index'
import { fail, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'

/** A casefile that was sent to be signed in a browser, locked for a step of the employer's. */
export async function lockSent(
  scope: Scope,
  id: string,
  step: 'remind' | 'extend' | 'replaceSigner' | 'link'
): Promise<Result<Casefile>> {
  const found = await lockCasefile(scope, id)
  if (!found.ok) return found
  const next = statusAfter(found.value.status, step, 'EMPLOYER')
  if (!next.ok) return fail(next.problem)
  const wasSent = (await presentSigners(id)).some(({ invitedAt }) => invitedAt !== null)
  // Printed to be signed by hand, it went out by no mail.
  return wasSent ? found : fail('E_CASEFILE_SIGNING')
}
