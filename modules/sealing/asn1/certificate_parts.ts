import { LRUCache } from 'lru-cache'
import { rawOf, readDer, sequenceOf } from './read.ts'

/** The parts of a certificate that others name it by, as they are written in it (RFC 5280). */
export interface CertificateParts {
  readonly serialNumber: Buffer
  readonly issuer: Buffer
  readonly subject: Buffer
  readonly publicKey: Buffer
}

/** The same few certificates seal and are verified again and again; by their bytes, which are all that is known of one. */
const read = new LRUCache<string, CertificateParts>({ max: 100 })

/**
 * @param certificate DER; `[0] version` first, as in every certificate since 1999
 * @returns the same to all who ask: to be read only
 */
export function certificateParts(certificate: Uint8Array): CertificateParts {
  const bytes = Buffer.from(certificate.buffer, certificate.byteOffset, certificate.length)
  const key = bytes.toString('latin1')
  const known = read.get(key) ?? partsOf(certificate)
  read.set(key, known)
  return known
}

function partsOf(certificate: Uint8Array): CertificateParts {
  const [body] = sequenceOf(readDer(certificate, 'certificate'), 'certificate')
  const parts = sequenceOf(body, 'certificate')
  const [serialNumber, issuer, subject, publicKey] = [1, 3, 5, 6].map((at) => rawOf(parts[at]))
  return { serialNumber, issuer, subject, publicKey }
}
