import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import {
  AcceptProposedAccount,
  dropProposedAccount,
  lockWorker,
  UpdateWorker,
} from '#modules/team/index'
import type { ProposalStatus } from '../domain/proposal.ts'
import type PortalProposal from '../models/portal_proposal.ts'
import { asWorker } from '../queries/as_worker.ts'
import { lockProposal } from '../queries/proposals.ts'
import { writeToWorker } from './enqueue_portal_mail.ts'

/** Makes what a worker proposed so, as if those who keep records had typed it. */
export class AcceptProposal {
  static async handle(scope: Scope, id: string): Promise<Result<PortalProposal>> {
    const found = await lockProposal(scope, id)
    if (!found.ok) return found
    const { workerId, kind, fields } = found.value
    const made =
      kind === 'ACCOUNT'
        ? await AcceptProposedAccount.handle(scope, workerId)
        : await UpdateWorker.handle(scope, workerId, fields)
    if (!made.ok) return made
    await settle(scope, found.value, 'ACCEPTED')
    await record(scope, 'portal.change_accepted', { type: 'worker', id: workerId }, { kind })
    await writeToWorker(scope, workerId, 'ACCEPTED', id)
    return ok(found.value)
  }
}

/** Leaves everything as it is, with a reason that the worker reads. */
export class RefuseProposal {
  static async handle(scope: Scope, id: string, reason: string): Promise<Result<PortalProposal>> {
    const found = await lockProposal(scope, id)
    if (!found.ok) return found
    const { workerId, kind } = found.value
    if (kind === 'ACCOUNT') await dropProposedAccount(scope, workerId)
    await settle(scope, found.value, 'REFUSED', reason)
    await record(scope, 'portal.change_refused', { type: 'worker', id: workerId }, { kind })
    await writeToWorker(scope, workerId, 'REFUSED', id)
    return ok(found.value)
  }
}

/** The worker takes back what they proposed, as long as it waits. */
export class WithdrawProposal {
  static async handle(scope: Scope, workerId: string, id: string): Promise<Result<PortalProposal>> {
    const all = asWorker(scope)
    await lockWorker(all, workerId)
    const found = await lockProposal(all, id)
    if (!found.ok) return found
    if (found.value.workerId !== workerId) return { ok: false, problem: 'E_NOT_FOUND' }
    if (found.value.kind === 'ACCOUNT') await dropProposedAccount(scope, workerId)
    await settle(scope, found.value, 'WITHDRAWN')
    const subject = { type: 'worker', id: workerId }
    await record(scope, 'portal.change_withdrawn', subject, { kind: found.value.kind })
    return ok(found.value)
  }
}

async function settle(
  { actor }: Scope,
  proposal: PortalProposal,
  status: ProposalStatus,
  reason = ''
): Promise<void> {
  const settledBy = actor.kind === 'user' ? actor.id : null
  await proposal.merge({ status, reason, settledBy, settledAt: DateTime.now() }).save()
}
