import hash from '@adonisjs/core/services/hash'
import { compose } from '@adonisjs/core/helpers'
import { withAuthFinder } from '@adonisjs/auth/mixins/lucid'
import type { AccessToken } from '@adonisjs/auth/access_tokens'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { UserSchema } from '#database/schema'
import { ApiTokens } from './api_tokens.ts'

type UserIds = ModelQueryBuilderContract<LucidModel, any>

/** A person of one company's staff. Candidates and workers are not users. */
export default class User extends compose(
  UserSchema,
  // Asked for when it is needed: a seeder or a test may load this file before the application has booted.
  withAuthFinder(() => hash.use(), { uids: ['email'] })
) {
  /** API tokens for the CLI and programs: shown once, stored hashed, ninety days. */
  static accessTokens = new ApiTokens({
    tokenableModel: User,
    prefix: 'brm_',
    table: 'auth_access_tokens',
    expiresIn: '90 days',
    type: 'api',
  })

  /**
   * A person of the company, locked until the transaction ends: who opens something for them and who ends all of it
   * (EndAccess) come one after the other, or what was opened with the old password would outlive the new one. Locked
   * before links, factors and sessions, by every caller. Rows that only name the person do not wait.
   *
   * @param id theirs, or a query that finds it
   */
  static async locked(id: string | UserIds): Promise<User | null> {
    const users = this.query()
    if (typeof id === 'string') users.where('id', id)
    else users.whereIn('id', id)
    users.knexQuery.forNoKeyUpdate()
    return users.first()
  }

  /** The token of this request, when a program calls. */
  declare currentAccessToken?: AccessToken
}
