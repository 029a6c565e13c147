import { errors } from '@adonisjs/auth'
import hash from '@adonisjs/core/services/hash'
import { ok, fail, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import User from '../models/user.ts'

export interface Credentials {
  email: string
  password: string
}

/**
 * The user of this company with these credentials. An unknown address, a wrong password and a
 * deactivated account answer alike and take the same time. The right password is hashed anew where its hash is an
 * older or a cheaper one: only now is it known. To judge a password takes long, and it may be another one meanwhile:
 * what counts is the person as they are once they are locked.
 */
export class VerifyCredentials {
  static async handle(_scope: Scope, { email, password }: Credentials): Promise<Result<User>> {
    try {
      const judged = await User.verifyCredentials(email.trim().toLowerCase(), password)
      const user = await User.locked(judged.id)
      if (!user || user.deactivatedAt || !(await isStill(user, judged, password)))
        return fail('E_INVALID_CREDENTIALS')
      if (hash.needsReHash(user.password)) await user.merge({ password }).save()
      return ok(user)
    } catch (error) {
      if (error instanceof errors.E_INVALID_CREDENTIALS) return fail('E_INVALID_CREDENTIALS')
      throw error
    }
  }
}

/** Judged anew where another hash stands there: of a new password, or of this one by who came in a moment ago. */
async function isStill(user: User, judged: User, password: string): Promise<boolean> {
  return user.password === judged.password || (await hash.verify(user.password, password))
}
