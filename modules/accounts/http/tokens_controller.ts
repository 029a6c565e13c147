import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import { unwrap } from '#modules/shared/result'
import { CreateOwnToken } from '../actions/create_own_token.ts'
import { CreateToken } from '../actions/create_token.ts'
import { ProveSecondFactor } from '../actions/prove_second_factor.ts'
import { RevokeToken } from '../actions/revoke_token.ts'
import { VerifyCredentials } from '../actions/verify_credentials.ts'
import { actingAs } from '../domain/rights.ts'
import SecondFactor from '../models/second_factor.ts'
import User from '../models/user.ts'
import { createOwnTokenValidator, createTokenValidator } from './validators.ts'

export default class TokensController {
  async index({ user }: HttpContext) {
    const tokens = await User.accessTokens.all(user)
    return {
      data: tokens.map((token) => ({
        id: String(token.identifier),
        name: token.name,
        scopes: token.abilities,
        createdAt: token.createdAt.toISOString(),
        lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
        expiresAt: token.expiresAt?.toISOString() ?? null,
      })),
    }
  }

  /** How `barema login` gets its token: e-mail and password, no session. */
  async store({ request, response, scope }: HttpContext) {
    const { name, code, ...credentials } = await request.validateUsing(createTokenValidator)
    const user = unwrap(await VerifyCredentials.handle(scope, credentials))
    if ((await SecondFactor.kindsOf(user.id)).length > 0) {
      if (!code) throw new Problem('E_SECOND_FACTOR')
      // Of the app or the list: no message was sent on this way.
      unwrap(await ProveSecondFactor.handle(scope, user.id, code, { bySms: false }))
    }
    const token = await CreateToken.handle({ ...scope, ...actingAs(user) }, user, { name })
    return response.created(withSecret(token))
  }

  /** How a signed-in person gets one for a program, with a part of their rights. */
  async storeOwn({ auth, request, response, scope, user }: HttpContext) {
    const input = await request.validateUsing(createOwnTokenValidator)
    const sessionId = auth.use('web').user?.id
    const token = unwrap(await CreateOwnToken.handle(scope, user, sessionId, input))
    return response.created(withSecret(token))
  }

  async destroy({ params, scope, user }: HttpContext) {
    const id = paramId(params)
    unwrap(await RevokeToken.handle(scope, user, id))
    return { id }
  }
}

/** The only answer that holds a token's secret. */
function withSecret(token: Awaited<ReturnType<typeof CreateToken.handle>>) {
  return {
    id: String(token.identifier),
    token: token.value!.release(),
    expiresAt: token.expiresAt?.toISOString() ?? null,
  }
}
