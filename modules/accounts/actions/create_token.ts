import type { Scope } from '#modules/shared/tenancy/scope'
import { record } from '#modules/shared/audit/record'
import User from '../models/user.ts'

/** A new API token with the rights of its owner. Its secret is in the answer and nowhere else. */
export class CreateToken {
  static async handle(scope: Scope, user: User, name: string) {
    const token = await User.accessTokens.create(user, ['*'], { name })
    await record(
      scope,
      'token.created',
      { type: 'user', id: user.id },
      { token: String(token.identifier), name }
    )
    return token
  }
}
