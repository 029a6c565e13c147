import { createHash } from 'node:crypto'
import type { GoogleDriver } from '@adonisjs/ally/drivers/google'
import google from '#config/google'
import { reachingOut } from '#modules/shared/tenancy/outside'
import { identityOf } from './id_token.ts'
import {
  IdentityProvider,
  type Proofs,
  type Question,
  type Vouched,
} from './identity_provider.ts'

/**
 * Google through ally, or the local provider at its addresses. Ally's own state stands in a cookie of the callback's
 * host; ours is sealed and belongs to the company's host, so ally is told to keep none.
 */
export class AllyIdentityProvider extends IdentityProvider {
  readonly #driver: GoogleDriver

  constructor(driver: GoogleDriver) {
    super()
    this.#driver = driver.stateless()
  }

  pageFor({ state, nonce, codeVerifier, locale }: Question): Promise<string> {
    return this.#driver.redirectUrl((request) => {
      request.param('state', state)
      request.param('nonce', nonce)
      request.param('code_challenge', createHash('sha256').update(codeVerifier).digest('base64url'))
      request.param('code_challenge_method', 'S256')
      request.param('hl', locale)
    })
  }

  async identify(code: string, { nonce, codeVerifier }: Proofs): Promise<Vouched> {
    reachingOut('The identity provider')
    const expected = { issuers: google.issuers, audience: google.clientId, nonce, now: Date.now() }
    try {
      const token = await this.#driver.getAccessToken((request) => {
        request.field('code', code)
        request.field('code_verifier', codeVerifier)
      })
      const identity = identityOf(String(token.id_token), expected)
      return typeof identity === 'string'
        ? { ok: false, reason: `ID token: ${identity}` }
        : { ok: true, identity }
    } catch (error) {
      // The error itself carries the request, and the request our secret.
      return { ok: false, reason: (error as Error).message }
    }
  }
}
