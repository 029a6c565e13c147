import { createHash, X509Certificate } from 'node:crypto'
import { certificateParts } from '../asn1/certificate_parts.ts'
import { integer, nothing, octets, oid, sequence, setOf, tagged } from '../asn1/der.ts'
import { OID } from '../asn1/oids.ts'

/** What a signature in a PDF needs of the one who signs. */
export interface Certified {
  /** DER. */
  readonly certificate: Uint8Array
  /** DER, the nearest issuer first. */
  readonly chain: readonly Uint8Array[]
}

export function sha256(...parts: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/**
 * What is signed instead of a document: its digest, and by which certificate. Without a signing time, which PAdES forbids
 * (EN 319 142-1, 6.3): the time is that of the time stamp.
 *
 * @param digest SHA-256 of what the signature covers
 * @param type what is signed: data, or the statement of a time-stamp authority
 * @returns DER of the set, as it is hashed and signed
 */
export function signedAttributes(
  digest: Uint8Array,
  certificate: Uint8Array,
  type: string = OID.data,
  more: readonly Uint8Array[] = []
): Buffer {
  const issuerSerial = sequence(
    sequence(tagged(4, certificateParts(certificate).issuer)),
    certificateParts(certificate).serialNumber
  )
  return setOf(
    attribute(OID.contentType, oid(type)),
    attribute(OID.messageDigest, octets(digest)),
    attribute(
      OID.signingCertificate,
      sequence(sequence(sequence(octets(sha256(certificate)), issuerSerial)))
    ),
    ...more
  )
}

export const attribute = (type: string, value: Uint8Array) => sequence(oid(type), setOf(value))

/** A signature, and what it says. */
export interface SignedContent {
  signer: Certified
  /** As `signedAttributes` gave them. */
  attributes: Buffer
  /** The signature over them. */
  value: Uint8Array
  /** The time stamp over the signature. */
  token?: Uint8Array
  /** What is inside; nothing for a signature over a document. */
  content?: { type: string; bytes: Uint8Array }
}

/** CMS SignedData of one signer (RFC 5652), DER. */
export function signedData({ signer, attributes, value, token, content }: SignedContent): Buffer {
  const { issuer, serialNumber } = certificateParts(signer.certificate)
  const digest = sequence(oid(OID.sha256))
  const signerInfo = sequence(
    integer(1),
    sequence(issuer, serialNumber),
    digest,
    withTag(attributes, 0xa0),
    signatureAlgorithm(signer.certificate),
    octets(value),
    ...(token ? [withTag(setOf(attribute(OID.timeStampToken, token)), 0xa1)] : [])
  )
  return sequence(
    oid(OID.signedData),
    tagged(
      0,
      sequence(
        integer(content ? 3 : 1),
        setOf(digest),
        sequence(
          oid(content?.type ?? OID.data),
          ...(content ? [tagged(0, octets(content.bytes))] : [])
        ),
        // The signer's own first: readers that gather validation data look there.
        tagged(0, signer.certificate, ...signer.chain),
        setOf(signerInfo)
      )
    )
  )
}

/** The algorithm that a key signs with: ECDSA or RSA, with SHA-256. */
export function signatureAlgorithm(certificate: Uint8Array): Buffer {
  const { asymmetricKeyType } = new X509Certificate(certificate).publicKey
  return asymmetricKeyType === 'rsa'
    ? sequence(oid(OID.rsaWithSha256), nothing())
    : sequence(oid(OID.ecdsaWithSha256))
}

/** The same value under an implicit tag. */
function withTag(value: Buffer, tag: number): Buffer {
  const copy = Buffer.from(value)
  copy[0] = tag
  return copy
}
