import { statusAfter } from '#modules/casefiles/index'
import { fail, ok, type Result } from '#modules/shared/result'
import { today } from '#modules/shared/values/days'
import { isOver } from '../domain/page_status.ts'
import { whoseTurn } from '../domain/turns.ts'
import type { OpenedSigning } from '../queries/opened_signing.ts'

/** Whether a signer may sign or refuse now: the casefile allows it, in time, and they have not answered yet. */
export function mayAnswer(
  { casefile, signers, you }: OpenedSigning,
  step: 'sign' | 'refuse'
): Result<null> {
  // Who signed can neither sign again nor refuse, whatever the others do.
  if (you.status === 'SIGNED') return fail('E_SIGNING_SIGNED')
  const next = statusAfter(casefile.status, step, 'SIGNER')
  if (!next.ok) return fail(next.problem)
  if (isOver(casefile.lastDay?.toISODate() ?? null, today())) return fail('E_CASEFILE_EXPIRED')
  const hasTurn = whoseTurn(signers).some(({ id }) => id === you.id)
  return hasTurn ? ok(null) : fail('E_SIGNING_NOT_YOUR_TURN')
}
