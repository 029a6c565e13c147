import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json, text } from 'node:stream/consumers'
import type { DevelopmentAuthority } from '../../../modules/sealing/authority/development_authority.ts'
import type { DigestSigner } from '../../../modules/sealing/keys/signer.ts'
import { CLIENT } from './client.ts'
import { signingPage } from './page.ts'

/** A person's certificate and key, made when they said who they are; forgotten when this process ends. */
type Credential = DigestSigner

/** What a person said yes to, as a code that is taken once, then as a token. */
type Grant = { redirectUri: string; credentialId: string } & (
  { scope: 'service' } | { scope: 'credential'; digests: string[] }
)

/**
 * The part of the CSC API 1.0.4 that a document signer needs, for people of this machine: `oauth2/authorize` and
 * `oauth2/token` for both scopes, `credentials/list` and `credentials/info`, `signatures/signHash`. It signs the hashes that a
 * person said yes to and no others.
 */
export function cscApi(authority: DevelopmentAuthority, redirectUris: readonly string[]) {
  const credentials = new Map<string, Credential>()
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, Grant>()

  return async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const say = (answered: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answered))
    if (url.pathname === '/oauth2/authorize') return authorize(request, response, url.searchParams)
    if (request.method !== 'POST') throw new Error(`no ${request.method} ${url.pathname}`)
    if (url.pathname === '/oauth2/token')
      return void say(token(new URLSearchParams(await text(request))))
    const { scope, credentialId } = granted(request.headers.authorization?.replace('Bearer ', ''))
    if (scope !== 'service') throw new Error('another scope is needed')
    const body = (await json(request)) as Record<string, never>
    const credential = credentials.get(credentialId)!
    if (url.pathname === '/credentials/list') return void say({ credentialIDs: [credentialId] })
    if (url.pathname === '/credentials/info') return void say(infoOf(credential))
    if (url.pathname === '/signatures/signHash') return void say(signed(body, credentialId))
    throw new Error(`no ${url.pathname}`)
  }

  /** GET shows the page, POST takes the answer and leads back. */
  async function authorize(
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams
  ) {
    const redirectUri = query.get('redirect_uri') ?? ''
    if (!redirectUris.includes(redirectUri)) throw new Error('it does not lead back there')
    if (query.get('client_id') !== CLIENT.id) throw new Error('an unknown client')
    const digests =
      query.get('scope') === 'credential' ? (query.get('hash') ?? '').split(',') : null
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(signingPage(query.get('lang'), digests?.length ?? null))
      return
    }
    const form = new URLSearchParams(await text(request))
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state') ?? '')
    if (form.has('cancel')) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      codes.set(code, digests ? yesTo(digests) : newPerson(form))
      back.searchParams.set('code', code)
    }
    response.writeHead(303, { location: back.href }).end()

    function yesTo(hashes: string[]): Grant {
      const credentialId = query.get('credentialID') ?? ''
      if (!credentials.has(credentialId)) throw new Error('an unknown certificate')
      return { scope: 'credential', redirectUri, credentialId, digests: hashes }
    }

    function newPerson(said: URLSearchParams): Grant {
      const credentialId = randomUUID()
      const [givenName, surname] = [said.get('givenName') ?? '', said.get('surname') ?? '']
      credentials.set(credentialId, authority.issueForPerson({ givenName, surname }))
      return { scope: 'service', redirectUri, credentialId }
    }
  }

  function token(form: URLSearchParams) {
    if (!isSecret(form.get('client_secret') ?? '')) throw new Error('a wrong secret')
    const grant = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    if (!grant || grant.redirectUri !== form.get('redirect_uri')) throw new Error('an unknown code')
    const made = randomUUID()
    tokens.set(made, grant)
    return {
      access_token: made,
      token_type: grant.scope === 'service' ? 'Bearer' : 'SAD',
      expires_in: 300,
    }
  }

  function granted(bearer = ''): Grant {
    const grant = tokens.get(bearer)
    if (!grant) throw new Error('an unknown token')
    return grant
  }

  function signed(body: { SAD?: string; credentialID?: string; hash?: string[] }, owner: string) {
    const grant = granted(body.SAD)
    tokens.delete(body.SAD!)
    if (grant.scope !== 'credential' || grant.credentialId !== owner || body.credentialID !== owner)
      throw new Error('of another certificate')
    const hashes = (body.hash ?? []).map((hash) => Buffer.from(hash, 'base64'))
    if (hashes.map((hash) => hash.toString('base64url')).join() !== grant.digests.join())
      throw new Error('not what the person said yes to')
    const { signDigest } = credentials.get(owner)!
    return { signatures: hashes.map((hash) => signDigest(hash).toString('base64')) }
  }
}

function infoOf({ certificate, chain }: Credential) {
  const certificates = [certificate, ...chain].map((one) => one.toString('base64'))
  return {
    key: { status: 'enabled' },
    cert: { status: 'valid', certificates },
    authMode: 'oauth2code',
  }
}

function isSecret(said: string): boolean {
  const [one, other] = [said, CLIENT.secret].map((secret) =>
    createHash('sha256').update(secret).digest()
  )
  return timingSafeEqual(one, other)
}
