import type { Scope } from '#modules/shared/tenancy/scope'
import { record } from '#modules/shared/audit/record'
import type User from '../models/user.ts'

/** The signed-in person changes their own name or language. */
export class UpdateUser {
  static async handle(
    scope: Scope,
    user: User,
    changes: { displayName?: string; language?: string }
  ): Promise<User> {
    await user.merge(changes).save()
    await record(
      scope,
      'user.updated',
      { type: 'user', id: user.id },
      { fields: Object.keys(changes) }
    )
    return user
  }
}
