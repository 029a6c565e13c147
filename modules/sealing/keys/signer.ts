/** Why a seal cannot be made now; it comes back with a retry. */
export class SealUnavailable extends Error {
  readonly code = 'E_SEAL_UNAVAILABLE'
}

/** The installation's seal is not as its variables say: a wrong password, a missing root. No retry helps. */
export class SealMisconfigured extends Error {
  readonly code = 'E_SEAL_CONFIG'
}

/**
 * Who holds a key and its certificate: a PKCS#12 file, a key management service, a signer of CSC, the development
 * authority. The key is never seen.
 */
export interface Signer {
  /** DER. */
  readonly certificate: Buffer
  /** Issuing certificates, the nearest first, without the root or with it; DER. */
  readonly chain: readonly Buffer[]
  /**
   * @param bytes what is signed, not yet hashed; SHA-256 is used
   * @returns the signature: DER of r and s for a key on P-256, PKCS #1 v1.5 for RSA
   * @throws SealUnavailable where a service holds the key and does not answer
   */
  sign(bytes: Uint8Array): Promise<Buffer>
}

/** A signer that is given hashes instead of what is signed, as a provider of signatures is. */
export interface DigestSigner extends Signer {
  /**
   * @param digest SHA-256
   * @returns PKCS #1 v1.5
   */
  signDigest(digest: Uint8Array): Buffer
}

/** Gives the time, signed (RFC 3161). */
export interface TimeStamps {
  /**
   * @param digest SHA-256
   * @returns the token, DER
   * @throws SealUnavailable
   */
  stamp(digest: Uint8Array): Promise<Buffer>
}
