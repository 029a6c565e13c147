import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { statusAfter } from '../domain/casefile_status.ts'
import type Casefile from '../models/casefile.ts'
import type CasefileDocument from '../models/casefile_document.ts'
import CasefileFormerDocument from '../models/casefile_former_document.ts'
import { documentsOf, lockCasefile, storedSigners } from '../queries/find_casefile.ts'
import { append, revokeLinks, signingEnds } from './casefile_trail.ts'

/**
 * Makes a casefile that was printed or sent a draft of the next version, while it has no signature: what was printed is of
 * no use any more, and kept.
 */
export class ReopenCasefile {
  static async handle(scope: Scope, id: string): Promise<Result<Casefile>> {
    const found = await lockCasefile(scope, id)
    if (!found.ok) return found
    const casefile = found.value
    const next = statusAfter(casefile.status, 'reopen', 'EMPLOYER')
    if (!next.ok) return fail(next.problem)
    if ((await storedSigners([id])).some(({ status }) => status === 'SIGNED'))
      return fail('E_CASEFILE_SIGNED_BY_SOMEBODY')
    await signingEnds(scope, casefile)
    await forgetInvitations(id)
    for (const document of await documentsOf([id])) {
      await keepFormer(casefile, document)
      document.merge({ status: 'DRAFT', level: 'PAPER', rendered: null })
      // An upload is what it was.
      if (document.kind === 'TEMPLATE')
        document.merge({ shownFileKey: null, shownHash: null, pages: null })
      await document.save()
    }
    const { version } = casefile
    await casefile.merge({ status: next.status, version: version + 1, sentAt: null }).save()
    await revokeLinks(casefile)
    await append(scope, casefile, 'REOPENED', { audit: { version } })
    return ok(casefile)
  }
}

/** What a signer was shown is kept as it was, whatever the draft becomes. */
async function keepFormer(
  { id: casefileId, version, sentAt }: Casefile,
  { name, shownFileKey, shownHash }: CasefileDocument
): Promise<void> {
  if (!sentAt || !shownFileKey || !shownHash) return
  const file = { fileKey: shownFileKey, hash: shownHash }
  await CasefileFormerDocument.create({ casefileId, version, sentAt, name, ...file })
}

/** Ends a casefile without signatures; what was printed is void. */
export class CancelCasefile {
  static async handle(scope: Scope, id: string): Promise<Result<Casefile>> {
    const found = await lockCasefile(scope, id)
    if (!found.ok) return found
    const casefile = found.value
    const next = statusAfter(casefile.status, 'cancel', 'EMPLOYER')
    if (!next.ok) return fail(next.problem)
    await signingEnds(scope, casefile)
    for (const document of await documentsOf([id])) await document.merge({ status: 'VOID' }).save()
    await casefile.merge({ status: next.status }).save()
    await revokeLinks(casefile)
    await append(scope, casefile, 'CANCELLED')
    return ok(casefile)
  }
}

/** Of a draft no signer was asked yet; who was replaced is in the timeline. */
async function forgetInvitations(casefileId: string): Promise<void> {
  for (const signer of await storedSigners([casefileId]))
    if (signer.status === 'REPLACED') await signer.delete()
    else
      await signer
        .merge({ status: 'WAITING', invitedAt: null, openedAt: null, paperAskedAt: null })
        .save()
}
