import { findUsersHolding, type Right } from '#modules/accounts/index'
import { mail, mailsAbout } from '#modules/shared/mail/mail'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { MAILS_TO_EMPLOYER, MAILS_TO_WORKER, PortalMailKind } from '../domain/portal_mails.ts'

/** Which mail about which worker, and to which user where it goes to one. */
export interface PortalMailFacts {
  kind: PortalMailKind
  workerId: string
  userId?: string
}

/** Who asks three things in a row is one mail in the box of each of those who answer. */
const PAUSE_MS = 3600_000

/** Writes to a worker; with the same `which` it is the same mail. */
export function writeToWorker(
  scope: Scope,
  workerId: string,
  kind: (typeof MAILS_TO_WORKER)[number],
  which: string
): Promise<void> {
  return enqueue(scope, { kind, workerId }, which)
}

/** Writes to all users who hold the right to deal with it, about one worker once an hour at most. */
export async function writeToEmployer(
  scope: Scope,
  workerId: string,
  kind: (typeof MAILS_TO_EMPLOYER)[number],
  right: Right,
  which: string
): Promise<void> {
  for (const { id: userId } of await findUsersHolding(scope, right)) {
    const facts = { kind, workerId, userId }
    const last = await mailsAbout(aboutMails(facts)).first()
    if (!last || Date.now() - last.createdAt.toMillis() > PAUSE_MS)
      await enqueue(scope, facts, which)
  }
}

function enqueue(scope: Scope, facts: PortalMailFacts, which: string): Promise<void> {
  return mail(scope, 'portal', `${aboutMails(facts)}${which}`, { ...facts })
}

/** What the mails of a kind about one worker to one person begin with. */
function aboutMails({ kind, workerId, userId }: PortalMailFacts): string {
  return `portal/${workerId}/${kind}/${userId ?? 'worker'}/`
}
