import env from '#backend/start/env'
import { frontAddress } from '#config/app'

/** Where Google answers, and under which names it signs (it uses both). */
const GOOGLE = {
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  accessTokenUrl: 'https://oauth2.googleapis.com/token',
}

/** Google's addresses, or those of a local OpenID provider in its place (bin/launch/openid). */
export function addressesOf(local: string | undefined): typeof GOOGLE {
  if (!local) return GOOGLE
  return { issuers: [local], authorizeUrl: `${local}/auth`, accessTokenUrl: `${local}/token` }
}

/**
 * Sign-in with Google. Google leads back to fixed addresses only, so there is one for all companies, on the
 * product's own host; from there it goes on to the company.
 */
export default {
  clientId: env.get('GOOGLE_CLIENT_ID', ''),
  clientSecret: env.get('GOOGLE_CLIENT_SECRET')?.release() ?? '',
  callbackUrl: `${frontAddress}/api/session/google/callback`,
  ...addressesOf(env.get('GOOGLE_OPENID_URL')),
}

/** Without a client there is no button. */
export const signsInWithGoogle = Boolean(env.get('GOOGLE_CLIENT_ID'))
