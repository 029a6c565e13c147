import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { holds } from '../domain/held_rights.ts'
import type User from '../models/user.ts'
import { CreateToken, type CreateTokenInput } from './create_token.ts'

/**
 * A token that a signed-in person makes for a program. It may at most what they may; a program makes none, or it
 * could outlive its own end.
 */
export class CreateOwnToken {
  static async handle(
    scope: Scope,
    user: User,
    input: Required<CreateTokenInput>
  ): Promise<Result<Awaited<ReturnType<typeof CreateToken.handle>>>> {
    if (user.currentAccessToken) return fail('E_FORBIDDEN')
    if (!input.scopes.every((right) => holds(user, right))) return fail('E_FORBIDDEN')
    return ok(await CreateToken.handle(scope, user, input))
  }
}
