import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import {
  brandSchema,
  companySchema,
  newTokenSchema,
  sessionSchema,
  tokensSchema,
  userSchema,
} from './schemas.ts'
import {
  createOwnTokenValidator,
  createTokenValidator,
  signInValidator,
  updateUserValidator,
} from './validators.ts'

const session = () => import('./session_controller.ts')
const users = () => import('./users_controller.ts')
const company = () => import('./company_controller.ts')
const tokens = () => import('./tokens_controller.ts')

/** Sign-in, the signed-in person, their tokens, their company. */
export const endpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/out/company',
    handler: [company, 'brand'],
    audience: 'public',
    summary: 'The brand of the company at this address',
    response: brandSchema,
  },
  {
    method: 'POST',
    path: '/session',
    handler: [session, 'store'],
    audience: 'public',
    limit: 'sign-in',
    summary: 'Sign in with e-mail and password',
    body: signInValidator,
    response: sessionSchema,
  },
  {
    method: 'DELETE',
    path: '/session',
    handler: [session, 'destroy'],
    audience: 'public',
    summary: 'Sign out; without a session nothing happens',
    status: 204,
  },
  {
    method: 'GET',
    path: '/users',
    handler: [users, 'show'],
    audience: 'employer',
    can: 'account.read',
    evenDisabled: true,
    summary: 'The signed-in person',
    response: userSchema,
  },
  {
    method: 'PUT',
    path: '/users',
    handler: [users, 'update'],
    audience: 'employer',
    can: 'account.write',
    summary: 'Change own name or language',
    body: updateUserValidator,
    response: userSchema,
  },
  {
    method: 'GET',
    path: '/company',
    handler: [company, 'show'],
    audience: 'employer',
    can: 'account.read',
    evenDisabled: true,
    summary: 'The company',
    response: companySchema,
  },
  {
    method: 'GET',
    path: '/tokens',
    handler: [tokens, 'index'],
    audience: 'employer',
    can: 'account.read',
    summary: 'Own API tokens',
    response: tokensSchema,
  },
  {
    method: 'POST',
    path: '/tokens',
    handler: [tokens, 'store'],
    audience: 'public',
    limit: 'sign-in',
    summary: 'Get an API token with e-mail and password',
    body: createTokenValidator,
    status: 201,
    response: newTokenSchema,
  },
  {
    method: 'POST',
    path: '/users/tokens',
    handler: [tokens, 'storeOwn'],
    audience: 'employer',
    can: 'account.write',
    freshProof: true,
    summary: 'Make an API token with a part of the own rights',
    body: createOwnTokenValidator,
    status: 201,
    response: newTokenSchema,
  },
  {
    method: 'DELETE',
    path: '/tokens/:id',
    handler: [tokens, 'destroy'],
    audience: 'employer',
    can: 'account.write',
    summary: 'Revoke an own API token',
    response: removedSchema,
  },
]
