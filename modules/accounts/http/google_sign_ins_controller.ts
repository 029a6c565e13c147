import type { HttpContext } from '@adonisjs/core/http'
import { companyAddress } from '#config/app'
import { signsInWithGoogle } from '#config/google'
import { Problem } from '#modules/shared/http/problem'
import { IdentityProvider } from '#modules/shared/identity/identity_provider'
import { unwrap } from '#modules/shared/result'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { hashOfSecret, newSecret } from '#modules/shared/values/secret_link'
import { IssueGoogleTicket } from '../actions/issue_google_ticket.ts'
import { UseSignInLink } from '../actions/use_sign_in_link.ts'
import { findCompany } from '../queries/find_company.ts'
import { browserOf, forgetBrowser, rememberBrowser } from './browser_proof.ts'
import { openAttempt, proofsOf, sealAttempt, type GoogleAttempt } from './google_attempt.ts'
import { openSession } from './open_session.ts'
import { startGoogleValidator, useGoogleTicketValidator } from './sign_in_validators.ts'

/** Why a sign-in failed; the screen has a sentence for each. */
type Refusal = 'cancelled' | 'failed' | 'unverified' | 'unknown'

/**
 * From the company to Google, from Google to the one address that it knows of us, and from there back to the company
 * with a ticket. The ticket opens only in the browser that left from the company: a link with another's is
 * worth nothing, neither to its maker nor to a person lured to open it.
 */
export default class GoogleSignInsController {
  async store(ctx: HttpContext) {
    if (!signsInWithGoogle) throw new Problem('E_NOT_FOUND')
    const { rememberMe, returnUrl } = await ctx.request.validateUsing(startGoogleValidator)
    const attempt: GoogleAttempt = {
      id: newSecret(),
      companyId: ctx.scope.companyId,
      slug: (await findCompany(ctx.scope)).slug,
      locale: ctx.locale,
      browserHash: hashOfSecret(rememberBrowser(ctx)),
      remembered: rememberMe === true,
      returnUrl: returnUrl ?? null,
    }
    const provider = await ctx.containerResolver.make(IdentityProvider)
    const question = {
      ...proofsOf(attempt),
      state: sealAttempt(attempt),
      locale: attempt.locale,
    }
    return { url: await provider.pageFor(question) }
  }

  /** Stands on the product's own host. Where it leads is sealed in the state; no header of the request has a say. */
  async callback(ctx: HttpContext) {
    const { request, response, view, i18n, locale } = ctx
    response.header('cache-control', 'no-store')
    const attempt = openAttempt(request.input('state'))
    if (!attempt) {
      return response.status(400).send(
        await view.render('plain_page', {
          locale,
          title: i18n.t('sign_in.google.lost.title'),
          detail: i18n.t('sign_in.google.lost.detail'),
        })
      )
    }
    const outcome = await outcomeOf(ctx, attempt)
    // Not `redirect()`: it would send Google's code and our state along.
    return response.status(302).header('location', addressOf(attempt, outcome)).send('')
  }

  async use(ctx: HttpContext) {
    const { ticket } = await ctx.request.validateUsing(useGoogleTicketValidator)
    const { user, remembered } = unwrap(
      await UseSignInLink.handle(ctx.scope, {
        purpose: 'GOOGLE',
        browser: browserOf(ctx),
        proof: { secret: ticket },
      })
    )
    forgetBrowser(ctx)
    return openSession(ctx, user, remembered, 'google')
  }
}

type Outcome = { ticket: string } | { refusal: Refusal }

async function outcomeOf(
  { containerResolver, logger, request }: HttpContext,
  attempt: GoogleAttempt
): Promise<Outcome> {
  if (request.input('error') === 'access_denied') return { refusal: 'cancelled' }
  const provider = await containerResolver.make(IdentityProvider)
  const vouched = await provider.identify(String(request.input('code', '')), proofsOf(attempt))
  if (!vouched.ok) {
    logger.warn({ reason: vouched.reason, company: attempt.companyId }, 'Google did not vouch')
    return { refusal: 'failed' }
  }
  const { email, emailVerified } = vouched.identity
  if (!emailVerified) return { refusal: 'unverified' }
  const ticket = await forSystem('google-sign-in', attempt.companyId, (scope) =>
    IssueGoogleTicket.handle(scope, { ...attempt, email })
  )
  return ticket ? { ticket } : { refusal: 'unknown' }
}

/** The ticket stands behind `#`, which no browser sends on: no log and no referrer holds it. */
function addressOf({ slug, locale, returnUrl }: GoogleAttempt, outcome: Outcome): string {
  const address = new URL(`${companyAddress(slug)}/${locale}/login/google`)
  if (returnUrl) address.searchParams.set('return_url', returnUrl)
  if ('refusal' in outcome) address.searchParams.set('error', outcome.refusal)
  else address.hash = outcome.ticket
  return address.href
}
