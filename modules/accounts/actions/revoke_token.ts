import type { Scope } from '#modules/shared/tenancy/scope'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import User from '../models/user.ts'

/** Revokes a token of the signed-in person; another person's answers as unknown. */
export class RevokeToken {
  static async handle(scope: Scope, user: User, id: string): Promise<Result<null>> {
    const own = (await User.accessTokens.all(user)).some((token) => token.identifier === id)
    if (!own) return fail('E_NOT_FOUND')
    await User.accessTokens.delete(user, id)
    await record(scope, 'token.revoked', { type: 'user', id: user.id }, { token: id })
    return ok(null)
  }
}
