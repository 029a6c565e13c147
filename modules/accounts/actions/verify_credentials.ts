import { ok, fail, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { errors } from '@adonisjs/auth'
import User from '../models/user.ts'

export interface Credentials {
  email: string
  password: string
}

/**
 * The user of this company with these credentials. An unknown address, a wrong password and a
 * deactivated account answer alike and take the same time.
 */
export class VerifyCredentials {
  static async handle(_scope: Scope, { email, password }: Credentials): Promise<Result<User>> {
    try {
      const user = await User.verifyCredentials(email.trim().toLowerCase(), password)
      return user.deactivatedAt ? fail('E_INVALID_CREDENTIALS') : ok(user)
    } catch (error) {
      if (error instanceof errors.E_INVALID_CREDENTIALS) return fail('E_INVALID_CREDENTIALS')
      throw error
    }
  }
}
