import { randomBytes } from 'node:crypto'
import { attribute, sha256, signedAttributes, signedData } from '../cms/signed_data.ts'
import { der, generalizedTime, integer, nothing, octets, oid, sequence } from '../asn1/der.ts'
import { OID } from '../asn1/oids.ts'
import type { Signer, TimeStamps } from '../keys/signer.ts'

/** A policy without an owner (RFC 3161 asks for one). */
const POLICY = '1.3.6.1.4.1.99999.1'

/**
 * A time-stamp authority in this process (RFC 3161), by the clock of this machine: for installations without a seal of
 * their own.
 */
export function localTimeStamps(signer: Signer, now: () => Date = () => new Date()): TimeStamps {
  return { stamp: (digest) => timeStampToken(signer, digest, now()) }
}

/** @param nonce what a client sent along, DER; it comes back */
export async function timeStampToken(
  signer: Signer,
  digest: Uint8Array,
  at: Date,
  nonce?: Uint8Array
): Promise<Buffer> {
  const statement = sequence(
    integer(1),
    oid(POLICY),
    sequence(sequence(oid(OID.sha256), nothing()), octets(digest)),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    generalizedTime(at),
    // Within a second.
    sequence(integer(1)),
    ...(nonce ? [nonce] : [])
  )
  const signingTime = der(0x17, generalizedTime(at).subarray(2 + 2))
  const attributes = signedAttributes(sha256(statement), signer.certificate, OID.timeStampInfo, [
    attribute(OID.signingTime, signingTime),
  ])
  const value = await signer.sign(attributes)
  const content = { type: OID.timeStampInfo, bytes: statement }
  return signedData({ signer, attributes, value, content })
}
