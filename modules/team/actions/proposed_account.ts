import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { maskedValues } from '../domain/private_details.ts'
import type Worker from '../models/worker.ts'
import WorkerPrivate from '../models/worker_private.ts'
import { ownWorker } from '../queries/own_worker.ts'
import { visibleWorkers } from '../queries/visible_workers.ts'
import { UpdateDetails } from './update_details.ts'

interface Account {
  iban: string
  bic: string | null
}

/** Keeps another account that a worker proposes, sealed beside the one in use; false where it is that one. */
export class ProposeAccount {
  static async handle(scope: Scope, workerId: string, account: Account): Promise<boolean> {
    const worker = await ownWorker(scope, workerId).forUpdate().firstOrFail()
    const kept = await WorkerPrivate.orNew(worker)
    const { iban, bic } = kept.told
    if (iban === account.iban && (account.bic === null || bic === account.bic)) return false
    kept.propose(account)
    await kept.save()
    return true
  }
}

/** Forgets the proposed account: it was refused, or taken back. */
export async function dropProposedAccount(_scope: Scope, workerId: string): Promise<void> {
  const kept = await WorkerPrivate.of(workerId)
  if (!kept) return
  kept.propose({ iban: null, bic: null })
  if (kept.$isDirty) await kept.save()
}

/** The proposed account as it may be shown, masked; null without one. */
export async function proposedAccount(
  _scope: Scope,
  workerId: string
): Promise<{ iban: string; bic: string | null } | null> {
  const { iban, bic } = (await WorkerPrivate.of(workerId))?.proposed ?? { iban: null, bic: null }
  const masked = maskedValues({ niss: null, iban, bic })
  return masked.iban ? { iban: masked.iban, bic: masked.bic } : null
}

/** Makes the proposed account the one that is paid to, as if those who keep records had typed it. */
export class AcceptProposedAccount {
  static async handle(scope: Scope, workerId: string): Promise<Result<Worker>> {
    const worker = await visibleWorkers(scope).where('id', workerId).first()
    const kept = worker && (await WorkerPrivate.of(workerId))
    const account = kept?.proposed
    if (!account?.iban) return fail('E_NOT_FOUND')
    const input = { iban: account.iban, bic: account.bic, version: worker!.detailsVersion }
    const changed = await UpdateDetails.handle(scope, workerId, input)
    if (!changed.ok) return changed
    await dropProposedAccount(scope, workerId)
    return ok(changed.value)
  }
}
