import {
  constants,
  createPrivateKey,
  generateKeyPairSync,
  privateEncrypt,
  X509Certificate,
  type KeyObject,
} from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DEVELOPMENT } from '../domain/development.ts'
import { keySigner } from '../keys/key_signer.ts'
import type { DigestSigner, Signer } from '../keys/signer.ts'
import {
  issueCertificate,
  issueCrl,
  type Issuer,
  type NameParts,
  type Purpose,
} from './certificates.ts'

const YEARS = 10
const HOUR_MS = 60 * 60 * 1000

/** What stands before a SHA-256 in a signature by RSA (RFC 8017, 9.2). */
const SHA256_INFO = Buffer.from('3031300d060960864801650304020105000420', 'hex')

type Part = 'root' | 'issuer' | 'seal' | 'tsa'

/**
 * The authority of an installation without a seal of its own: a root, an issuing authority, a seal and a time-stamp
 * authority, made once and kept in a folder that only its owner may read. It proves nothing to others, and
 * everything that it signs says so.
 */
export class DevelopmentAuthority {
  private crls: { root: Buffer; issuer: Buffer; from: number } | undefined

  private readonly parts: Record<Part, Issuer>

  // No parameter property: the launcher reads this file as it is (ADR 37).
  private constructor(parts: Record<Part, Issuer>) {
    this.parts = parts
  }

  /** Opens the authority of a folder; makes it where there is none. Two processes may do so at once: one is kept. */
  static open(folder: string): DevelopmentAuthority {
    if (!existsSync(join(folder, 'root.pem'))) keep(folder, made())
    return new DevelopmentAuthority({
      root: read(folder, 'root'),
      issuer: read(folder, 'issuer'),
      seal: read(folder, 'seal'),
      tsa: read(folder, 'tsa'),
    })
  }

  /** DER. */
  get root(): Buffer {
    return this.parts.root.certificate
  }

  get seal(): Signer {
    return this.signer('seal')
  }

  get timeStamps(): Signer {
    return this.signer('tsa')
  }

  /** A certificate for a person who tries out signing with one of their own: of no legal value, and it says so. */
  issueForPerson({ givenName, surname }: { givenName: string; surname: string }): DigestSigner {
    // RSA, as itsme has it: a hash can be signed by it without what was hashed.
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const certificate = issueCertificate(
      {
        subject: [
          ['country', 'BE'],
          ['commonName', `${givenName} ${surname} (development certificate)`],
          ['surname', surname],
          ['givenName', givenName],
        ],
        publicKey,
        purpose: 'signature',
        ...validity(),
      },
      this.parts.issuer.key,
      this.parts.issuer.certificate
    )
    const padding = constants.RSA_PKCS1_PADDING
    return {
      ...keySigner(privateKey, certificate, this.chain),
      signDigest: (digest) =>
        privateEncrypt({ key: privateKey, padding }, Buffer.concat([SHA256_INFO, digest])),
    }
  }

  /**
   * The CRL that covers a certificate of this authority, a fresh one each hour and for each certificate that is newer: one
   * from before it says nothing of it. Null for the root and for strangers.
   */
  crlOf(certificate: Uint8Array): Buffer | null {
    const { issuer, validFromDate } = new X509Certificate(certificate)
    if (issuer === nameIn(this.parts.issuer)) return this.freshCrls(validFromDate).issuer
    const isIssuer = this.parts.issuer.certificate.equals(certificate)
    return isIssuer ? this.freshCrls(validFromDate).root : null
  }

  private get chain(): Buffer[] {
    return [this.parts.issuer.certificate, this.root]
  }

  private signer(part: 'seal' | 'tsa'): Signer {
    const { key, certificate } = this.parts[part]
    return keySigner(key, certificate, this.chain)
  }

  private freshCrls(since: Date) {
    const { from, until } = validity()
    const oldest = Math.max(since.getTime(), from.getTime() - HOUR_MS)
    if (!this.crls || this.crls.from < oldest) {
      const { root, issuer } = this.parts
      this.crls = {
        root: issueCrl(root, from, until),
        issuer: issueCrl(issuer, from, until),
        from: from.getTime(),
      }
    }
    return this.crls
  }
}

const nameIn = ({ certificate }: Issuer) => new X509Certificate(certificate).subject

const NAMES: Record<Part, string> = {
  root: 'Barema development root',
  issuer: 'Barema development authority',
  seal: 'Barema development seal',
  tsa: 'Barema development time stamps',
}

function made(): Record<Part, Issuer> {
  const root = issue('root', 'authority')
  const issuer = issue('issuer', 'authority', root)
  return {
    root,
    issuer,
    seal: issue('seal', 'signature', issuer),
    tsa: issue('tsa', 'time stamps', issuer),
  }
}

function issue(part: Part, purpose: Purpose, by?: Issuer): Issuer {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const subject: NameParts = [
    ['country', 'BE'],
    ['organization', DEVELOPMENT],
    ['commonName', NAMES[part]],
  ]
  const request = { subject, publicKey, purpose, ...validity() }
  const certificate = issueCertificate(request, by?.key ?? privateKey, by?.certificate)
  return { certificate, key: privateKey }
}

/** From a minute ago, for clocks that are a little behind. */
function validity(now = new Date()): { from: Date; until: Date } {
  const until = new Date(now)
  until.setUTCFullYear(until.getUTCFullYear() + YEARS)
  return { from: new Date(now.getTime() - 60_000), until }
}

/** Written beside and moved into place whole: a folder with a root has everything. */
function keep(folder: string, parts: Record<Part, Issuer>) {
  mkdirSync(dirname(folder), { recursive: true })
  const beside = mkdtempSync(`${folder}-`)
  try {
    for (const [name, { certificate, key }] of Object.entries(parts)) {
      const pem = key.export({ type: 'pkcs8', format: 'pem' })
      writeFileSync(join(beside, `${name}.key`), pem, { mode: 0o600 })
      const certified = new X509Certificate(certificate).toString()
      writeFileSync(join(beside, `${name}.pem`), certified, { mode: 0o600 })
    }
    chmodSync(beside, 0o700)
    renameSync(beside, folder)
  } catch (error) {
    rmSync(beside, { recursive: true, force: true })
    // Another process was first: its authority is the one.
    if (!existsSync(join(folder, 'root.pem'))) throw error
  }
}

function read(folder: string, name: Part): Issuer {
  const key: KeyObject = createPrivateKey(readFileSync(join(folder, `${name}.key`)))
  return { certificate: new X509Certificate(readFileSync(join(folder, `${name}.pem`))).raw, key }
}
