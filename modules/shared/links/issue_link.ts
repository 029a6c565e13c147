import { companyAddress } from '#config/app'
import { ofSubject, type Subject, type Standing } from '#modules/shared/subjects/subject'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret, newSecret } from '#modules/shared/values/secret_link'
import LinkSession from './link_session.ts'
import PrivateLink from './private_link.ts'

/** What a link opens: a subject, in one version of its contents. */
export type LinkTarget = Pick<Standing, 'type' | 'id' | 'version'> & {
  /** Which parts of a form it opens, where it opens one. */
  sections?: string[]
  /** For which signer it opens a casefile. */
  casefileSignerId?: string
}

/** A link that no mail carries. Its secret is answered this once: who needs it again makes another. */
export async function issueLink(
  scope: Scope,
  to: LinkTarget
): Promise<{ link: PrivateLink; secret: string }> {
  const secret = newSecret()
  return { link: await make(scope, to, { secretHash: hashOfSecret(secret) }), secret }
}

/** A link that a mail will carry. It opens nothing until the mail leaves, because only the mail holds its secret. */
export function mailedLink(scope: Scope, to: LinkTarget, mailedTo: string): Promise<PrivateLink> {
  return make(scope, to, { mailedTo })
}

function make(
  { actor }: Scope,
  { version, sections, casefileSignerId, ...subject }: LinkTarget,
  how: { secretHash: string } | { mailedTo: string }
): Promise<PrivateLink> {
  const createdBy = actor.kind === 'user' ? actor.id : null
  return PrivateLink.create({
    ...ofSubject(subject),
    version,
    sections: sections ?? null,
    casefileSignerId: casefileSignerId ?? null,
    createdBy,
    ...how,
  })
}

/**
 * Makes a secret for the link that a mail carries, and answers it. A link that has one already left with an earlier try:
 * it stays as it is, and another opens beside it.
 */
export async function giveLinkSecret(linkId: string): Promise<string> {
  const link = await PrivateLink.findOrFail(linkId)
  const secret = newSecret()
  const secretHash = hashOfSecret(secret)
  if (link.secretHash === null) {
    await link.merge({ secretHash }).save()
    return secret
  }
  const { id: _id, createdAt: _at, openedAt: _opened, ...like } = link.$attributes
  await PrivateLink.create({ ...like, secretHash })
  return secret
}

/** Where a link leads. The secret stands behind `#`, where no log, referrer or mail scanner carries it. */
export function privateAddress(slug: string, path: string, secret: string): string {
  return `${companyAddress(slug)}${path}#${secret}`
}

/**
 * From now on no link and no browser opens the subject.
 *
 * @param casefileSignerId of those only which are for one signer
 */
export async function closeLinks(subject: Subject, casefileSignerId?: string): Promise<void> {
  const links = PrivateLink.query().where(ofSubject(subject))
  if (casefileSignerId) links.where({ casefileSignerId })
  await LinkSession.query().whereIn('link_id', links.clone().select('id')).delete()
  await links.clone().whereNull('revoked_at').update({ revoked_at: new Date() })
}
