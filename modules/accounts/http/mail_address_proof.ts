import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#modules/shared/http/problem'
import type { Locale } from '#modules/shared/tenancy/scope'
import { AskAddressProof } from '../actions/ask_address_proof.ts'
import type { AddressProofPurpose } from '../domain/address_proof_lifetime.ts'
import { rememberBrowser } from './browser_proof.ts'

/** Enqueues a mailed code for this browser; asked too soon, it says how many seconds are left. */
export async function mailAddressProof(
  ctx: HttpContext,
  purpose: AddressProofPurpose,
  email: string,
  language: Locale
): Promise<void> {
  const browser = rememberBrowser(ctx)
  const seconds = await AskAddressProof.handle(ctx.scope, { purpose, email, language, browser })
  if (seconds > 0) throw new Problem('E_TOO_MANY_REQUESTS', { retryAfterSeconds: seconds })
}
