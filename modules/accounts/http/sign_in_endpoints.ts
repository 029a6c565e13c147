import type { Endpoint } from '#modules/shared/http/endpoint'
import { sessionSchema } from './schemas.ts'
import {
  askNewPasswordValidator,
  askSignInLinkValidator,
  chooseNewPasswordValidator,
  useSignInLinkValidator,
} from './sign_in_validators.ts'

const newPasswords = () => import('./new_passwords_controller.ts')
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
]
