import type { HttpContext } from '@adonisjs/core/http'
import { tokenOf, unshared } from '#modules/shared/links/browser'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { Evidence, SignInput } from '../actions/note_signature.ts'
import { signingOfSession, type SigningSession } from '../queries/opened_signing.ts'
import { signValidator } from './signing_validators.ts'

/** What this browser opened; a Problem that says no more than « not found » otherwise. */
export async function opened(ctx: HttpContext, scope: Scope = ctx.scope): Promise<SigningSession> {
  unshared(ctx)
  return unwrap(await signingOfSession(scope, ctx.params.link, tokenOf(ctx, 'casefile')))
}

/** What a signer agrees to, as their browser sends it. */
export async function agreedIn({ request }: HttpContext): Promise<SignInput> {
  const {
    drawnName,
    isSentenceAccepted: _yes,
    ...input
  } = await request.validateUsing(signValidator)
  return drawnName === undefined ? input : { ...input, drawnName: Buffer.from(drawnName, 'base64') }
}

/** From where a signature comes. */
export function evidenceOf({ request }: HttpContext): Evidence {
  return { ip: request.ip(), userAgent: request.header('user-agent') ?? '' }
}
