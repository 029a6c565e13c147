import { X509Certificate } from 'node:crypto'

/** Whom a verifier believes. */
export interface Trust {
  /** Every certificate of a signature leads to one of them. */
  roots: readonly X509Certificate[]
  /** The seals of the installation, present and former; where none is named, any under the roots. */
  seals: readonly X509Certificate[]
}

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** Reads certificates from PEM: those of authorities are roots, the others are seals. */
export function trustOf(pem: string): Trust {
  const certificates = (pem.match(PEM) ?? []).map((one) => new X509Certificate(one))
  return {
    roots: certificates.filter(({ ca }) => ca),
    seals: certificates.filter(({ ca }) => !ca),
  }
}
