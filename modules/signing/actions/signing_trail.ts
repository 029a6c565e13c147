import { findUsersHolding } from '#modules/accounts/index'
import type { Casefile, CasefileSigner } from '#modules/casefiles/index'
import { signal as signalSubject } from '#modules/shared/follow/signal'
import { mailedLink } from '#modules/shared/links/issue_link'
import { mail, mailsAbout } from '#modules/shared/mail/mail'
import type { Scope } from '#modules/shared/tenancy/scope'
import { latestOf } from '#modules/shared/timeline/timeline'
import type { EmployerMailKind, SignerMailKind, SigningMailKind } from '../domain/signing_mails.ts'
import type { SigningMailFacts } from '../mails/signing_mail.ts'

/** Signals the casefile's process to look at the database again; it is started when it does not run. */
export function signal(scope: Scope, { id }: Casefile): Promise<void> {
  return signalSubject(scope, { type: 'casefile', id })
}

/** Enqueues a mail to a signer, as the casefile is now; `withLink` puts a private link of theirs into it. */
export async function mailSigner(
  scope: Scope,
  casefile: Casefile,
  signer: CasefileSigner,
  kind: SignerMailKind,
  { withLink = false }: { withLink?: boolean } = {}
): Promise<void> {
  const { id, version } = casefile
  const target = { type: 'casefile' as const, id, version, casefileSignerId: signer.id }
  const link = withLink ? await mailedLink(scope, target, signer.email) : null
  await enqueueMail(scope, casefile, kind, { signerId: signer.id, linkId: link?.id ?? null })
}

/** Enqueues a mail to who sent the casefile. */
export async function mailSender(
  scope: Scope,
  casefile: Casefile,
  kind: EmployerMailKind,
  signer: CasefileSigner | null = null
): Promise<void> {
  const userId = await senderOf(casefile)
  if (userId) await enqueueMail(scope, casefile, kind, { userId, signerId: signer?.id ?? null })
}

/** Enqueues a mail to all who keep casefiles: human resources and payroll. */
export async function mailKeepers(
  scope: Scope,
  casefile: Casefile,
  kind: EmployerMailKind
): Promise<void> {
  for (const { id: userId } of await findUsersHolding(scope, 'casefiles.write'))
    await enqueueMail(scope, casefile, kind, { userId })
}

/** Who sent it last, else who made it. */
export async function senderOf({ id, createdBy }: Casefile): Promise<string | null> {
  const sent = await latestOf({ type: 'casefile', id }, ['SENT']).whereNotNull('user_id').first()
  return sent?.userId ?? createdBy
}

async function enqueueMail(
  scope: Scope,
  { id: casefileId, version }: Casefile,
  kind: SigningMailKind,
  to: { signerId?: string | null; userId?: string; linkId?: string | null }
): Promise<void> {
  const { signerId = null, userId = null, linkId = null } = to
  const about = `signing/${casefileId}/${kind}/${version}/${userId ?? signerId}/`
  const last = await mailsAbout(about).first()
  const nth = last ? Number(last.about.split('/').at(-1)) + 1 : 0
  const facts: SigningMailFacts = { casefileId, kind, version, signerId, userId, linkId }
  await mail(scope, 'signing', `${about}${nth}`, { ...facts })
}
