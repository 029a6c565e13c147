import { reachingOut } from '#modules/shared/tenancy/outside'
import { signedAttributes, type Certified } from '../cms/signed_data.ts'
import { signedInto } from '../pdf/sign.ts'
import { signatureRoom, type SignatureRoom } from '../pdf/signature_room.ts'
import { openSeal } from '../seal.ts'

/** A PDF that waits for a signature made elsewhere. */
export interface PreparedSignature {
  room: SignatureRoom
  signer: Certified
  /** What the person signs, not yet hashed: of CSC's `signHash` the SHA-256 of it. */
  toSign: Buffer
}

/**
 * Makes room for the signature of a person who has a certificate of their own, and says what is to be signed with it. The
 * first of several is given the PDF that was shown, the next one what `embedQualified` gave.
 *
 * @param fieldName unique in the file, such as `worker` or `employer-1`; read by everybody, as the reason is
 */
export async function prepareQualified(
  pdf: Uint8Array,
  { fieldName, reason, ...signer }: Certified & { fieldName: string; reason: string }
): Promise<PreparedSignature> {
  const { certificate } = signer
  const room = await signatureRoom(pdf, { certificate, fieldName, reason })
  return { room, signer, toSign: signedAttributes(room.digest, certificate) }
}

/**
 * Puts the signature into its room, with a time stamp over it.
 *
 * @throws SealUnavailable where no time-stamp authority answers
 */
export async function embedQualified(
  { room, signer, toSign }: PreparedSignature,
  value: Buffer
): Promise<Uint8Array> {
  reachingOut('The seal')
  const { timeStamps } = await openSeal()
  return signedInto(room, { signer, attributes: toSign, value, timeStamps })
}
