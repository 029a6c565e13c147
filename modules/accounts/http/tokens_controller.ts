import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { unwrap } from '#modules/shared/result'
import { CreateToken } from '../actions/create_token.ts'
import { RevokeToken } from '../actions/revoke_token.ts'
import { VerifyCredentials } from '../actions/verify_credentials.ts'
import User from '../models/user.ts'
import { createTokenValidator } from './validators.ts'

export default class TokensController {
  async index({ user }: HttpContext) {
    const tokens = await User.accessTokens.all(user)
    return {
      data: tokens.map((token) => ({
        id: String(token.identifier),
        name: token.name,
        createdAt: token.createdAt.toISOString(),
        lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
        expiresAt: token.expiresAt?.toISOString() ?? null,
      })),
    }
  }

  /** How `barema login` gets its token: e-mail and password, no session. */
  async store({ request, response, scope }: HttpContext) {
    const { name, ...credentials } = await request.validateUsing(createTokenValidator)
    const user = unwrap(await VerifyCredentials.handle(scope, credentials))
    const token = await CreateToken.handle(
      { ...scope, actor: { kind: 'user', id: user.id, role: user.role } },
      user,
      name
    )
    return response.created({
      id: String(token.identifier),
      token: token.value!.release(),
      expiresAt: token.expiresAt?.toISOString() ?? null,
    })
  }

  async destroy({ params, response, scope, user }: HttpContext) {
    unwrap(await RevokeToken.handle(scope, user, paramId(params)))
    return response.noContent()
  }
}
