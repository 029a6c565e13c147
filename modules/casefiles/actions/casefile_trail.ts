import app from '@adonisjs/core/services/app'
import { closeLinks, mailedLink } from '#modules/shared/links/issue_link'
import { mail, mailsAbout } from '#modules/shared/mail/mail'
import type { Scope } from '#modules/shared/tenancy/scope'
import { happened, type Facts } from '#modules/shared/timeline/happened'
import { CASEFILE_EVENTS, type CasefileEventKind } from '../domain/casefile_events.ts'
import type { CasefileMailKind } from '../domain/casefile_mails.ts'
import type { CasefileMailFacts } from '../mails/casefile_mail.ts'
import type Casefile from '../models/casefile.ts'
import { CasefileSigning } from '../ports/casefile_signing.ts'

/** Appends what happened to a casefile, as it is now, to its timeline and the audit log. */
export function append(
  scope: Scope,
  { id, status, version }: Casefile,
  kind: CasefileEventKind,
  facts: Facts = {}
): Promise<void> {
  const event = CASEFILE_EVENTS[kind]
  return happened(scope, { type: 'casefile', id, status, version }, { kind, event, ...facts })
}

/** Says to who signs in a browser that it is over, as the casefile still stands. */
export async function signingEnds(scope: Scope, casefile: Casefile): Promise<void> {
  await (await app.container.make(CasefileSigning)).ending(scope, casefile)
}

/** Revokes every private link to the casefile, and the browsers that one of them let in. */
export async function revokeLinks({ id }: Casefile): Promise<void> {
  await closeLinks({ type: 'casefile', id })
}

/**
 * Enqueues a mail of the casefile as it is now; each call is another one.
 *
 * @param linkTo whom a link in it is for, and which parts of the form it opens
 */
export async function enqueueMail(
  scope: Scope,
  { id, formVersion }: Casefile,
  kind: CasefileMailKind,
  linkTo?: { email: string; sections: readonly string[] }
): Promise<void> {
  const about = `casefile/${id}/${kind}/${formVersion}/`
  const last = await mailsAbout(about).first()
  const nth = last ? Number(last.about.split('/').at(-1)) + 1 : 0
  const target = { type: 'casefile' as const, id, version: formVersion }
  const link = linkTo
    ? await mailedLink(scope, { ...target, sections: [...linkTo.sections] }, linkTo.email)
    : null
  const facts: CasefileMailFacts = { casefileId: id, kind, formVersion, linkId: link?.id ?? null }
  await mail(scope, 'casefile', `${about}${nth}`, { ...facts })
}
