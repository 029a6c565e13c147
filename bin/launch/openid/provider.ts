import { generateKeyPairSync, randomBytes } from 'node:crypto'
import Provider, { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { CLIENT } from './client.ts'

/** Said of an address that Google does not vouch for. */
const UNVERIFIED = 'unverified:'

/**
 * An OpenID provider that behaves like Google's: fixed addresses to lead back to, PKCE taken and not insisted on,
 * the address and whether it is verified in the ID token, a chooser of accounts before each sign-in. Who one is,
 * one says on its page, without a proof: it is for tests and the demo on one's own machine.
 */
export function createProvider(issuer: string, redirectUris: string[]): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    extraParams: ['hl'],
    pkce: { required: () => false },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { url: (_ctx, { uid }) => `/choose/${uid}`, policy: chooserPolicy() },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => claimsOf(accountId) }),
    loadExistingGrant: grantAll,
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    ttl: {
      AuthorizationCode: 60,
      AccessToken: 600,
      IdToken: 600,
      Interaction: 3600,
      Session: 3600,
      Grant: 3600,
    },
  })
}

/** Which account was chosen. */
export interface Choice {
  email: string
  verified: boolean
}

/** The account that stands for a choice. */
export const accountOf = ({ email, verified }: Choice): string =>
  (verified ? '' : UNVERIFIED) + email

function claimsOf(accountId: string) {
  const verified = !accountId.startsWith(UNVERIFIED)
  const email = verified ? accountId : accountId.slice(UNVERIFIED.length)
  return { sub: accountId, email, email_verified: verified, name: email.split('@')[0] }
}

/** `prompt=select_account` is Google's own; the library knows the standard ones. */
function chooserPolicy() {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

/** No one is asked twice whether Barema may know their address: what it asks for is granted. */
async function grantAll(ctx: KoaContextWithOIDC) {
  const { client, provider, session } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' } as const
}
