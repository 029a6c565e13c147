import { findUserContact } from '#modules/accounts/index'
import {
  documentsOf,
  employerSignersAt,
  storedSigners,
  visibleCasefiles,
  type CasefileSigner,
} from '#modules/casefiles/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { visibleWorkers } from '#modules/team/index'
import { isOver } from '../domain/page_status.ts'
import { asSigner } from './as_signer.ts'

/** Everything that waits for the signature of who acts: casefiles whose signer has their address, and whose turn it is. */
export async function waitingFor(scope: Scope) {
  const signers = await ownSigners(scope)
  const all = asSigner(scope)
  const ids = signers.map(({ casefileId }) => casefileId)
  const casefiles = await visibleCasefiles(all).whereIn('id', ids).where('status', 'SIGNING')
  const workers = await visibleWorkers(all).whereIn(
    'id',
    casefiles.map(({ workerId }) => workerId)
  )
  const documents = Map.groupBy(await documentsOf(ids), ({ casefileId }) => casefileId)
  const together = Map.groupBy(await storedSigners(ids), ({ casefileId }) => casefileId)
  return signers.flatMap((signer) => {
    const casefile = casefiles.find(({ id }) => id === signer.casefileId)
    const lastDayStr = casefile?.lastDay?.toISODate() ?? null
    if (!casefile || isOver(lastDayStr, today())) return []
    const others = (together.get(casefile.id) ?? []).filter(({ id }) => id !== signer.id)
    const namesOf = (statuses: readonly string[]) =>
      others.filter(({ status }) => statuses.includes(status)).map(({ name }) => name)
    const { firstName, lastName } = workers.find(({ id }) => id === casefile.workerId)!
    return [
      {
        casefileId: casefile.id,
        signerId: signer.id,
        worker: `${firstName} ${lastName}`,
        documents: (documents.get(casefile.id) ?? []).map(({ name }) => name),
        lastDayStr,
        hasSigned: namesOf(['SIGNED']),
        stillToSign: namesOf(['WAITING', 'INVITED', 'OPENED']),
        invitedAt: signer.invitedAt!.toISO()!,
      },
    ]
  })
}

/** The signers that stand for who acts; none for a program. */
export async function ownSigners(scope: Scope): Promise<CasefileSigner[]> {
  const { actor } = scope
  const user = await findUserContact(scope, actor.kind === 'user' ? actor.id : null)
  return user ? employerSignersAt(scope, user.email) : []
}
