import { createHash, createPublicKey, randomBytes, sign, type KeyObject } from 'node:crypto'
import {
  bits,
  boolean,
  der,
  integer,
  octets,
  oid,
  sequence,
  setOf,
  tagged,
  taggedBytes,
  time,
  utf8,
} from '../asn1/der.ts'
import { certificateParts } from '../asn1/certificate_parts.ts'
import { OID } from '../asn1/oids.ts'

/** What a name is made of: an object identifier and its text, in order. */
export type NameParts = readonly (readonly [keyof typeof OID, string])[]

/** An authority that issues: its certificate, DER, and its key. */
export interface Issuer {
  certificate: Buffer
  key: KeyObject
}

/** What a certificate is for. */
export type Purpose = 'authority' | 'signature' | 'time stamps'

export interface CertificateRequest {
  subject: NameParts
  publicKey: KeyObject
  purpose: Purpose
  from: Date
  until: Date
}

const ECDSA = sequence(oid(OID.ecdsaWithSha256))

/** Bits of KeyUsage (RFC 5280, 4.2.1.3) with how many of the last octet are unused. */
const KEY_USAGE: Record<Purpose, { bits: number; unused: number }> = {
  'authority': { bits: 0b0000_0110, unused: 1 },
  // Content commitment: what is signed is meant.
  'signature': { bits: 0b1100_0000, unused: 6 },
  'time stamps': { bits: 0b1000_0000, unused: 7 },
}

/** A certificate on P-256, signed by its issuer; without one it signs itself. DER. */
export function issueCertificate(
  { subject, publicKey, purpose, from, until }: CertificateRequest,
  key: KeyObject,
  issuer?: Buffer
): Buffer {
  const name = nameOf(subject)
  const body = sequence(
    tagged(0, integer(2)),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ECDSA,
    issuer ? certificateParts(issuer).subject : name,
    sequence(time(from), time(until)),
    name,
    spki(publicKey),
    tagged(3, sequence(...extensions(purpose, publicKey, issuer ? publicKeyOf(key) : publicKey)))
  )
  return signed(body, key)
}

/** What an authority has revoked: nothing so far, said on a day (RFC 5280, 5). DER. */
export function issueCrl({ certificate, key }: Issuer, from: Date, until: Date): Buffer {
  const number = integer(Math.floor(from.getTime() / 1000))
  return signed(
    sequence(
      integer(1),
      ECDSA,
      certificateParts(certificate).subject,
      time(from),
      time(until),
      tagged(
        0,
        sequence(
          extension('authorityKeyIdentifier', sequence(taggedBytes(0, keyId(publicKeyOf(key))))),
          extension('crlNumber', number)
        )
      )
    ),
    key
  )
}

export function nameOf(parts: NameParts): Buffer {
  return sequence(
    ...parts.map(([type, text]) => {
      // Country codes are printable letters, everything else is any text (RFC 5280, appendix A).
      const value = type === 'country' ? der(0x13, Buffer.from(text, 'latin1')) : utf8(text)
      return setOf(sequence(oid(OID[type]), value))
    })
  )
}

function extensions(purpose: Purpose, key: KeyObject, issuerKey: KeyObject): Buffer[] {
  const usage = KEY_USAGE[purpose]
  return [
    extension(
      'basicConstraints',
      purpose === 'authority' ? sequence(boolean(true)) : sequence(),
      true
    ),
    extension('keyUsage', bits(Buffer.from([usage.bits]), usage.unused), true),
    ...(purpose === 'time stamps'
      ? [extension('extendedKeyUsage', sequence(oid(OID.timeStamping)), true)]
      : []),
    extension('subjectKeyIdentifier', octets(keyId(key))),
    extension('authorityKeyIdentifier', sequence(taggedBytes(0, keyId(issuerKey)))),
  ]
}

function extension(type: keyof typeof OID, value: Uint8Array, isCritical = false): Buffer {
  return sequence(oid(OID[type]), ...(isCritical ? [boolean(true)] : []), octets(value))
}

function signed(body: Buffer, key: KeyObject): Buffer {
  return sequence(body, ECDSA, bits(sign('sha256', body, { key, dsaEncoding: 'der' })))
}

/** Of a private key. */
const publicKeyOf = (key: KeyObject) => createPublicKey(key)

const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'der' })

/** What a key is called by: any short print of it will do (RFC 5280, 4.2.1.2). */
const keyId = (key: KeyObject) => createHash('sha256').update(spki(key)).digest().subarray(0, 20)
