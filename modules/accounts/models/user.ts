import hash from '@adonisjs/core/services/hash'
import { compose } from '@adonisjs/core/helpers'
import { withAuthFinder } from '@adonisjs/auth/mixins/lucid'
import type { AccessToken } from '@adonisjs/auth/access_tokens'
import { UserSchema } from '#database/schema'
import { ApiTokens } from './api_tokens.ts'

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

  /** The token of this request, when a program calls. */
  declare currentAccessToken?: AccessToken
}
