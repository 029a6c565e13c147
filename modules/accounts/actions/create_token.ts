import type { Scope } from '#modules/shared/tenancy/scope'
import { record } from '#modules/shared/audit/record'
import type { Right } from '../domain/rights.ts'
import User from '../models/user.ts'
import { GiveNotice } from './give_notice.ts'

export interface CreateTokenInput {
  name: string
  /** What the token may do of what its owner may; everything unless told. */
  scopes?: Right[]
  /** Ninety unless told. */
  days?: number
}

/** A new API token. Its secret is in the answer and nowhere else. */
export class CreateToken {
  static async handle(scope: Scope, user: User, { name, scopes, days }: CreateTokenInput) {
    const token = await User.accessTokens.create(user, scopes ?? ['*'], {
      name,
      ...(days && { expiresIn: `${days} days` }),
    })
    await GiveNotice.handle(scope, user.id, 'TOKEN')
    await record(
      scope,
      'token.created',
      { type: 'user', id: user.id },
      { token: String(token.identifier), name, scopes: token.abilities }
    )
    return token
  }
}
