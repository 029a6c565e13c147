import type { HttpContext } from '@adonisjs/core/http'
import { secureCookies } from '#config/app'
import type { Aiming } from '#modules/shared/limits/aim'
import { SUBJECT_TYPES, type SubjectType } from '#modules/shared/subjects/subject'
import { SESSION_DAYS } from './open_link.ts'

const cookieOf = (type: SubjectType) => `barema_${type}`

/** The token that this browser shows; empty without one, which opens nothing. */
export function tokenOf({ request }: HttpContext, type: SubjectType): string {
  const token: unknown = request.cookie(cookieOf(type))
  return typeof token === 'string' ? token : ''
}

/**
 * Sends the browser its token; no script reads it.
 *
 * @param path of the calls about this one subject, with which alone it comes back
 */
export function keepToken(
  { response }: HttpContext,
  type: SubjectType,
  path: string,
  token: string
): void {
  response.cookie(cookieOf(type), token, {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: secureCookies,
    maxAge: `${SESSION_DAYS}d`,
  })
}

/** What is answered from a private link stays in no cache, and its address goes nowhere. */
export function unshared({ response }: HttpContext): void {
  response.header('cache-control', 'no-store')
  response.header('referrer-policy', 'no-referrer')
}

/** At a subject, by the name that its links begin with: where a secret is tried. */
export const aimAtName: Aiming = async ({ params }) => ({ account: String(params.link) })

/** At a subject that this browser opened: its signed token is not guessed. Who has none is counted as one who guesses. */
export const aimAtOpened: Aiming = async (ctx) =>
  SUBJECT_TYPES.some((type) => tokenOf(ctx, type) !== '')
    ? { account: null, proven: true }
    : { account: null }
