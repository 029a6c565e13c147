import { DateTime } from 'luxon'
import { ok, type Result } from '#modules/shared/result'
import type { SubjectType } from '#modules/shared/subjects/subject'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret, newSecret } from '#modules/shared/values/secret_link'
import LinkSession from './link_session.ts'
import PrivateLink from './private_link.ts'

/** How long a browser that opened a link may come back without it. */
export const SESSION_DAYS = 30

/**
 * What a link opens, or E_NOT_FOUND. Without a link it is asked all the same: one that opens nothing takes the same way
 * through the database as one that does, and gets the same answer whatever the reason.
 */
export type Behind<T> = (link: PrivateLink | null) => Promise<Result<T>>

/** A link that was opened in one browser. */
interface Opening<T> {
  opened: T
  /** Of the browser's cookie. */
  token: string
  session: LinkSession
  link: PrivateLink
  /** It was opened nowhere before. */
  isFirst: boolean
}

/** Exchanges the secret of a private link for the token of one browser. */
export async function openLink<T>(
  _scope: Scope,
  secret: string,
  behind: Behind<T>
): Promise<Result<Opening<T>>> {
  const link = await PrivateLink.query()
    .where('secret_hash', hashOfSecret(secret))
    .forUpdate()
    .first()
  const found = await behind(link)
  if (!found.ok) return found
  const now = DateTime.now()
  const isFirst = link!.openedAt === null
  if (isFirst) await link!.merge({ openedAt: now }).save()
  const token = newSecret()
  const session = await LinkSession.create({
    linkId: link!.id,
    tokenHash: hashOfSecret(token),
    expiresAt: now.plus({ days: SESSION_DAYS }),
  })
  return ok({ opened: found.value, token, session, link: link!, isFirst })
}

/** What a browser opened, by the token of its cookie, as long as that is good. */
export async function openedBy<T>(
  scope: Scope,
  token: string,
  behind: Behind<T>
): Promise<Result<T>> {
  const found = await openedInSession(scope, token, behind)
  return found.ok ? ok(found.value.opened) : found
}

/** The same with the session of that browser. */
export async function openedInSession<T>(
  _scope: Scope,
  token: string,
  behind: Behind<T>
): Promise<Result<{ opened: T; session: LinkSession }>> {
  const session = await LinkSession.query()
    .where('token_hash', hashOfSecret(token))
    .where('expires_at', '>', new Date())
    .first()
  const found = await behind(session && (await PrivateLink.find(session.linkId)))
  return found.ok ? ok({ opened: found.value, session: session! }) : found
}

/** The id of the subject of this type that a link is to; one that no row has where there is none. */
export function idBehind(link: PrivateLink | null, type: SubjectType): string {
  return link?.[`${type}Id`] ?? NO_ID
}

/** How many days a link to a form opens it; a browser that opened it may come back as long. */
export const FORM_LINK_DAYS = 30

/** Whether a link to a form opens it today: neither revoked nor too old. */
export function opensForm({ revokedAt, createdAt }: PrivateLink): boolean {
  return revokedAt === null && createdAt.diffNow('days').days > -FORM_LINK_DAYS
}

/** Whether a link still opens these contents. */
export function opens(link: PrivateLink, { version }: { version: number }): boolean {
  return link.revokedAt === null && link.version === version
}

/** No row has it. */
const NO_ID = '00000000-0000-0000-0000-000000000000'
