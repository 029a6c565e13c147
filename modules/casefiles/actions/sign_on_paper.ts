import { DateTime } from 'luxon'
import { signContract } from '#modules/contracts/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { dayOf, today } from '#modules/shared/values/days'
import { statusAfter } from '../domain/casefile_status.ts'
import type Casefile from '../models/casefile.ts'
import {
  documentsOf,
  findCasefile,
  lockWithContract,
  presentSigners,
} from '../queries/find_casefile.ts'
import { append, revokeLinks, signingEnds } from './casefile_trail.ts'
import { keepPdf, type ExplainPdf } from './keep_pdf.ts'

/** Why a day cannot be that of the last signature. */
export type SignedDayProblem = 'future' | 'before_print'
export type ExplainSignedDay = (code: SignedDayProblem) => string

/** The day of the last signature, and the version of the casefile that was printed and signed. */
interface SignedPaper {
  version: number
  signedOnStr: string
}

/**
 * Keeps the scan of what was signed by hand: the documents and the casefile are signed, as its uploader says, and so
 * is the contract that waited for it.
 */
export class SignOnPaper {
  static async handle(
    inScope: InScope,
    id: string,
    { bytes, ...paper }: SignedPaper & { bytes: Uint8Array },
    explain: { pdf: ExplainPdf; day: ExplainSignedDay }
  ): Promise<Result<Casefile>> {
    const waiting = await inScope(async (scope) => {
      const found = await findCasefile(scope, id)
      if (!found.ok) return found
      const allowed = signable(found.value, paper, explain.day)
      return allowed.ok ? ok(scope.companyId) : allowed
    })
    if (!waiting.ok) return waiting
    const kept = await keepPdf(waiting.value, `casefiles/${id}`, bytes, explain.pdf)
    if (!kept.ok) return kept
    return inScope((scope) => sign(scope, id, paper, kept.value, explain.day))
  }
}

function signable(
  { status, sentAt, version }: Casefile,
  { signedOnStr, version: signed }: SignedPaper,
  explain: ExplainSignedDay
): Result<null> {
  const next = statusAfter(status, 'uploadPaper', 'EMPLOYER')
  if (!next.ok) return fail(next.problem)
  if (version !== signed) return fail('E_STALE_VERSION')
  const refuse = (code: SignedDayProblem) =>
    fail('E_VALIDATION', [{ path: 'signedOnStr', code, message: explain(code) }])
  if (signedOnStr > today()) return refuse('future')
  return sentAt && signedOnStr < dayOf(sentAt) ? refuse('before_print') : ok(null)
}

async function sign(
  scope: Scope,
  id: string,
  paper: SignedPaper,
  scan: { fileKey: string; sha256: string },
  explain: ExplainSignedDay
): Promise<Result<Casefile>> {
  const found = await lockWithContract(scope, id)
  if (!found.ok) return found
  const { casefile, contract } = found.value
  const allowed = signable(casefile, paper, explain)
  if (!allowed.ok) return allowed
  const { signedOnStr } = paper
  await signingEnds(scope, casefile)
  for (const document of await documentsOf([id]))
    await document
      .merge({ status: 'SIGNED', level: 'PAPER' })
      .merge({ signedFileKey: scan.fileKey, signedHash: scan.sha256 })
      .save()
  for (const signer of await presentSigners(id)) await signer.merge({ status: 'SIGNED' }).save()
  const { actor } = scope
  await casefile
    .merge({
      status: 'SIGNED',
      signedOn: DateTime.fromISO(signedOnStr),
      signedAt: DateTime.now(),
      signedBy: actor.kind === 'user' ? actor.id : null,
    })
    .save()
  await revokeLinks(casefile)
  await append(scope, casefile, 'SIGNED_ON_PAPER', { details: { signedOn: signedOnStr } })
  if (contract?.signature === 'TO_SIGN') {
    const signed = await signContract(scope, contract, {
      how: 'PAPER',
      signedOn: signedOnStr,
    })
    if (!signed.ok) return signed
  }
  return ok(casefile)
}
