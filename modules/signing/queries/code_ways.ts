import type { CasefileSigner } from '#modules/casefiles/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers, waysTo } from '#modules/team/index'
import { asSigner } from './as_signer.ts'

/** Where a code may go to a signer: the address that they were asked at; of a worker the telephone too. */
export async function reachOf(
  scope: Scope,
  { email, workerId }: CasefileSigner
): Promise<{ email: string; phone: string | null }> {
  const worker = workerId && (await visibleWorkers(asSigner(scope)).where('id', workerId).first())
  return { email, phone: worker ? worker.phone : null }
}

/** The ways, as much of them as their owner recognises. */
export async function codeWays(scope: Scope, signer: CasefileSigner) {
  return waysTo(await reachOf(scope, signer))
}
