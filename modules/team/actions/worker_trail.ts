import { findUsersHolding } from '#modules/accounts/index'
import { mail } from '#modules/shared/mail/mail'
import type { Scope } from '#modules/shared/tenancy/scope'
import { happened, type Facts } from '#modules/shared/timeline/happened'
import { WORKER_EVENTS, type WorkerEventKind } from '../domain/form_state.ts'
import type { WorkerMailFacts } from '../mails/worker_mail.ts'
import type Worker from '../models/worker.ts'

/** Appends what happened to a worker's details, as they are now, to their timeline and the audit log. */
export function append(
  scope: Scope,
  { id, detailsVersion: version }: Worker,
  kind: WorkerEventKind,
  facts: Facts = {}
): Promise<void> {
  const { event, state: status } = WORKER_EVENTS[kind]
  return happened(scope, { type: 'worker', id, status, version }, { kind, event, ...facts })
}

/** Enqueues a mail about a worker's details; `which` makes it one of its kind. */
export function enqueueMail(
  scope: Scope,
  facts: WorkerMailFacts,
  which: string | number
): Promise<void> {
  const about = ['worker', facts.workerId, facts.kind, which, facts.userId].filter(Boolean)
  return mail(scope, 'worker', about.join('/'), { ...facts })
}

/** Tells those who keep records; of a form, the one who asked for it, while they are there. */
export async function tellEmployer(
  scope: Scope,
  { id: workerId, detailsVersion: version }: Worker,
  kind: 'FILLED' | 'ACCOUNT_EMPLOYER',
  askedBy: string | null = null
): Promise<void> {
  const keepers = await findUsersHolding(scope, 'workers.details')
  const asker = keepers.filter(({ id }) => id === askedBy)
  for (const { id: userId } of asker.length > 0 ? asker : keepers)
    await enqueueMail(scope, { workerId, kind, version, userId }, version)
}
