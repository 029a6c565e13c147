import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { holds } from '../domain/held_rights.ts'
import User from '../models/user.ts'
import UserSession from '../models/user_session.ts'
import { CreateToken, type CreateTokenInput } from './create_token.ts'

/**
 * A token that a signed-in person makes for a program. It may at most what they may; a program makes none, or it
 * could outlive its own end. One that is asked for while the session ends is not made: nothing would end it.
 */
export class CreateOwnToken {
  static async handle(
    scope: Scope,
    user: User,
    sessionId: string | undefined,
    input: Required<CreateTokenInput>
  ): Promise<Result<Awaited<ReturnType<typeof CreateToken.handle>>>> {
    if (user.currentAccessToken || sessionId === undefined) return fail('E_FORBIDDEN')
    if (!input.scopes.every((right) => holds(user, right))) return fail('E_FORBIDDEN')
    await User.locked(user.id)
    if (!(await UserSession.personOf(sessionId))) return fail('E_UNAUTHENTICATED')
    return ok(await CreateToken.handle(scope, user, input))
  }
}
