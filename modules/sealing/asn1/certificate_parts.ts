import { rawOf, readDer, sequenceOf } from './read.ts'

/** The parts of a certificate that others name it by, as they are written in it (RFC 5280). */
export interface CertificateParts {
  serialNumber: Buffer
  issuer: Buffer
  subject: Buffer
  publicKey: Buffer
}

/** @param certificate DER; `[0] version` first, as in every certificate since 1999 */
export function certificateParts(certificate: Uint8Array): CertificateParts {
  const [body] = sequenceOf(readDer(certificate, 'certificate'), 'certificate')
  const parts = sequenceOf(body, 'certificate')
  const [serialNumber, issuer, subject, publicKey] = [1, 3, 5, 6].map((at) => rawOf(parts[at]))
  return { serialNumber, issuer, subject, publicKey }
}
