import { createHash, createHmac, randomUUID, X509Certificate } from 'node:crypto'
import { reachingOut } from '#modules/shared/tenancy/outside'
import { OID } from '../asn1/oids.ts'
import { SealUnavailable } from '../keys/signer.ts'

const TIMEOUT_MS = 10_000

/** A provider of qualified signatures that speaks the CSC API 1.0.4, such as itsme, and what we are to it. */
export interface CscSettings {
  /** Of its API, without a slash at the end: `https://provider.example/csc/v1`. */
  url: string
  clientId: string
  clientSecret: string
}

/** The certificate of a person at their provider; `token` and `credentialId` are needed for the signature. */
export interface PersonCertificate {
  credentialId: string
  token: string
  /** DER. */
  certificate: Buffer
  /** DER, the nearest issuer first. */
  chain: Buffer[]
}

/** Where a person's browser is sent, and where it comes back to with a `code`. */
export interface Leading {
  redirectUri: string
  /** Comes back unchanged with the code; the caller knows by it whose it is. */
  state: string
  /** Who they are to us, a name that says nothing to others; the same on both trips. */
  person: string
  language: string
}

/**
 * Signing by a provider in two trips of the browser: the first to learn whose certificate it is, which the signature
 * covers; the second to sign the hashes that were made with it. Hashes leave, never documents.
 */
export class CscClient {
  constructor(private readonly settings: CscSettings) {}

  /** Where the browser goes first. */
  addressForCertificate(to: Leading): string {
    return this.authorize({
      scope: 'service',
      ...this.leading(to),
      account_token: this.account(to),
    })
  }

  /**
   * The person's certificate, once they came back.
   *
   * @throws CscRefused, SealUnavailable
   */
  async certificate(code: string, redirectUri: string): Promise<PersonCertificate> {
    const token = await this.token(code, redirectUri)
    const { credentialIDs } = await this.call<{ credentialIDs: string[] }>(
      'credentials/list',
      { maxResults: 1 },
      token
    )
    const [credentialId] = credentialIDs
    if (!credentialId) throw new CscRefused('the person has no certificate there')
    const { cert } = await this.call<{ cert: { certificates: string[] } }>(
      'credentials/info',
      { credentialID: credentialId, certificates: 'chain' },
      token
    )
    const [certificate, ...chain] = cert.certificates.map((one) => Buffer.from(one, 'base64'))
    return { credentialId, token, certificate, chain }
  }

  /**
   * Where the browser goes to sign.
   *
   * @param digests SHA-256 of what is signed, one for each document; all in one act of the person
   */
  addressForSignature(
    { credentialId }: Pick<PersonCertificate, 'credentialId'>,
    digests: readonly Buffer[],
    to: Leading
  ): string {
    return this.authorize({
      scope: 'credential',
      credentialID: credentialId,
      numSignatures: String(digests.length),
      hash: digests.map((digest) => digest.toString('base64url')).join(','),
      ...this.leading(to),
      account_token: this.account(to),
    })
  }

  /**
   * The signatures, once the person said yes, in the order of the hashes.
   *
   * @throws CscRefused, SealUnavailable
   */
  async sign(
    { credentialId, token, certificate }: PersonCertificate,
    digests: readonly Buffer[],
    code: string,
    redirectUri: string
  ): Promise<Buffer[]> {
    const { asymmetricKeyType } = new X509Certificate(certificate).publicKey
    const { signatures } = await this.call<{ signatures: string[] }>(
      'signatures/signHash',
      {
        credentialID: credentialId,
        SAD: await this.token(code, redirectUri),
        hash: digests.map((digest) => digest.toString('base64')),
        hashAlgo: OID.sha256,
        signAlgo: asymmetricKeyType === 'rsa' ? OID.rsaWithSha256 : OID.ecdsaWithSha256,
      },
      token
    )
    if (signatures.length !== digests.length) throw new CscRefused('a signature is missing')
    return signatures.map((one) => Buffer.from(one, 'base64'))
  }

  private leading({ redirectUri, state, language }: Leading) {
    return { redirect_uri: redirectUri, state, lang: language }
  }

  private authorize(values: Record<string, string>): string {
    const { url, clientId } = this.settings
    const query = new URLSearchParams({ response_type: 'code', client_id: clientId, ...values })
    return `${url}/oauth2/authorize?${query}`
  }

  /** Tells the provider which of our people it is, without naming them (CSC 1.0.4, 8.3.2). */
  private account({ person }: Leading): string {
    const { clientId, clientSecret } = this.settings
    const claims = {
      sub: createHash('sha256').update(person).digest('hex'),
      iat: Math.floor(Date.now() / 1000),
      jti: randomUUID(),
      iss: 'Barema',
      azp: clientId,
    }
    const signed = [{ typ: 'JWT', alg: 'HS256' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const key = createHash('sha256').update(clientSecret).digest()
    return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
  }

  private async token(code: string, redirectUri: string): Promise<string> {
    const { clientId, clientSecret } = this.settings
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      client_secret: clientSecret,
    })
    return (await this.post<{ access_token: string }>('oauth2/token', { body })).access_token
  }

  private call<T>(path: string, body: object, token: string): Promise<T> {
    const headers = { 'content-type': 'application/json', 'authorization': `Bearer ${token}` }
    return this.post<T>(path, { body: JSON.stringify(body), headers })
  }

  private async post<T>(path: string, init: RequestInit): Promise<T> {
    reachingOut('The provider of qualified signatures')
    const request = { ...init, method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) }
    const response = await fetch(`${this.settings.url}/${path}`, request).catch((cause) => {
      throw new SealUnavailable('the provider of qualified signatures is away', { cause })
    })
    if (response.status >= 500)
      throw new SealUnavailable(`the provider of qualified signatures answered ${response.status}`)
    const answer = (await response.json()) as { error?: string }
    if (!response.ok) throw new CscRefused(`${path}: ${answer.error ?? response.status}`)
    return answer as T
  }
}

/** The provider will not: a code that was used, a person without a certificate, a yes that was not given. */
export class CscRefused extends Error {
  readonly code = 'E_CSC_REFUSED'
}
