import { findUsersHolding } from '#modules/accounts/index'
import { mail, mailsAbout } from '#modules/shared/mail/mail'
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

/** Who corrects what they told, once or ten times, is one mail in the box of those who keep records. */
const FILLED_PAUSE_MS = 3600_000

/** Enqueues a mail about a worker's details; `which` makes it one of its kind. */
export function enqueueMail(
  scope: Scope,
  facts: WorkerMailFacts,
  which: string | number
): Promise<void> {
  return mail(scope, 'worker', `${aboutMails(facts)}${which}`, { ...facts })
}

/** What the mails of a kind to one person begin with. */
function aboutMails({ workerId, kind, userId }: WorkerMailFacts): string {
  return ['worker', workerId, kind, userId, ''].filter((part) => part !== undefined).join('/')
}

/** Tells those who keep records; of a form, the one who asked for it, while they are there, and once an hour at most. */
export async function tellEmployer(
  scope: Scope,
  { id: workerId, detailsVersion: version }: Worker,
  kind: 'FILLED' | 'ACCOUNT_EMPLOYER',
  askedBy: string | null = null
): Promise<void> {
  const keepers = await findUsersHolding(scope, 'workers.details')
  const asker = keepers.filter(({ id }) => id === askedBy)
  for (const { id: userId } of asker.length > 0 ? asker : keepers) {
    const facts = { workerId, kind, version, userId }
    if (kind === 'ACCOUNT_EMPLOYER' || !(await wasJustTold(facts)))
      await enqueueMail(scope, facts, version)
  }
}

async function wasJustTold(facts: WorkerMailFacts): Promise<boolean> {
  const last = await mailsAbout(aboutMails(facts)).first()
  return !!last && Date.now() - last.createdAt.toMillis() < FILLED_PAUSE_MS
}
