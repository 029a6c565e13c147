import type { Endpoint } from '#modules/shared/http/endpoint'
import { sessionSchema } from './schemas.ts'
import {
  authenticatorSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  userSessionsSchema,
} from './sign_in_schemas.ts'
import {
  askNewPasswordValidator,
  askSignInLinkValidator,
  chooseNewPasswordValidator,
  secondFactorCodeValidator,
  startAuthenticatorValidator,
  useSignInLinkValidator,
} from './sign_in_validators.ts'

const newPasswords = () => import('./new_passwords_controller.ts')
const secondFactors = () => import('./second_factors_controller.ts')
const secondFactorStep = () => import('./second_factor_step_controller.ts')
const userSessions = () => import('./user_sessions_controller.ts')
const links = () => import('./sign_in_links_controller.ts')

/** The ways in besides the password. */
export const signInEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/session/links',
    handler: [links, 'store'],
    audience: 'public',
    limit: 'mail',
    summary: 'Ask for a sign-in link by mail; answers alike whether or not there is an account',
    body: askSignInLinkValidator,
    status: 204,
  },
  {
    method: 'POST',
    path: '/session/links/use',
    handler: [links, 'use'],
    audience: 'public',
    limit: 'code',
    summary:
      'Sign in with a mailed link, or with the code of the same mail, in the browser that asked',
    body: useSignInLinkValidator,
    response: sessionSchema,
  },
  {
    method: 'POST',
    path: '/new-passwords',
    handler: [newPasswords, 'store'],
    audience: 'public',
    limit: 'mail',
    summary:
      'Ask for a link to choose a new password; answers alike whether or not there is an account',
    body: askNewPasswordValidator,
    status: 204,
  },
  {
    method: 'POST',
    path: '/new-passwords/use',
    handler: [newPasswords, 'use'],
    audience: 'public',
    limit: 'code',
    summary: 'Choose a new password with a mailed link; all sessions end',
    body: chooseNewPasswordValidator,
    status: 204,
  },
  {
    method: 'POST',
    path: '/session/second-factor',
    handler: [secondFactorStep, 'store'],
    audience: 'public',
    limit: 'code',
    summary: 'The second factor after password or link: a code of the app, or a recovery code',
    body: secondFactorCodeValidator,
    response: sessionSchema,
  },
  {
    method: 'GET',
    path: '/second-factor',
    handler: [secondFactors, 'show'],
    audience: 'employer',
    can: 'account.read',
    summary: 'Whether the signed-in person has a second factor',
    response: secondFactorSchema,
  },
  {
    method: 'POST',
    path: '/second-factor',
    handler: [secondFactors, 'store'],
    audience: 'employer',
    can: 'account.write',
    limit: 'proof',
    summary: 'Get the secret for an authenticator app',
    body: startAuthenticatorValidator,
    status: 201,
    response: authenticatorSchema,
  },
  {
    method: 'POST',
    path: '/second-factor/confirmation',
    handler: [secondFactors, 'confirm'],
    audience: 'employer',
    can: 'account.write',
    limit: 'proof',
    summary: 'Turn the second factor on with the app’s first code; answers the recovery codes',
    body: secondFactorCodeValidator,
    response: recoveryCodesSchema,
  },
  {
    method: 'POST',
    path: '/second-factor/removal',
    handler: [secondFactors, 'remove'],
    audience: 'employer',
    can: 'account.write',
    limit: 'proof',
    summary: 'Turn the second factor off with a last code',
    body: secondFactorCodeValidator,
    status: 204,
  },
  {
    method: 'GET',
    path: '/user-sessions',
    handler: [userSessions, 'index'],
    audience: 'employer',
    can: 'account.read',
    evenDisabled: true,
    summary: 'The browsers the signed-in person is signed in with',
    response: userSessionsSchema,
  },
  {
    method: 'DELETE',
    path: '/user-sessions',
    handler: [userSessions, 'destroyAll'],
    audience: 'employer',
    can: 'account.write',
    evenDisabled: true,
    summary: 'Sign out everywhere, here too',
    status: 204,
  },
  {
    method: 'DELETE',
    path: '/user-sessions/:id',
    handler: [userSessions, 'destroy'],
    audience: 'employer',
    can: 'account.write',
    evenDisabled: true,
    summary: 'Sign out of one browser',
    status: 204,
  },
]
