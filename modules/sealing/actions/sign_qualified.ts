import { openPdf } from '#modules/shared/pdfs/open_pdf'
import { reachingOut } from '#modules/shared/tenancy/outside'
import { Unsound } from '../asn1/read.ts'
import { sha256, signedAttributes, type Certified } from '../cms/signed_data.ts'
import { signedInto } from '../pdf/sign.ts'
import { signatureRoom, type SignatureRoom } from '../pdf/signature_room.ts'
import { CscRefused } from '../qualified/csc_client.ts'
import { openTimeStamps, readTrust } from '../seal.ts'
import { signaturesIn } from '../verify/signatures_in.ts'
import { trustOf } from '../verify/trust.ts'

/** A PDF that waits for a signature made elsewhere. */
export interface PreparedSignature {
  room: SignatureRoom
  /** What the person signs: SHA-256 of the attributes, as CSC's `signHash` takes it. */
  digest: Buffer
}

/**
 * Makes room for the signature of a person who has a certificate of their own, and says what is to be signed with it. The
 * first of several is given the PDF that was shown, the next one what `embedQualified` gave.
 *
 * @param fieldName unique in the file, such as `worker-3`; read by all, as the reason is
 */
export async function prepareQualified(
  pdf: Uint8Array,
  { certificate, fieldName, reason }: Certified & { fieldName: string; reason: string }
): Promise<PreparedSignature> {
  const room = await signatureRoom(pdf, { fieldName, reason })
  return { room, digest: digestToSign(room, certificate) }
}

/** What is signed for a room by the owner of a certificate. */
export function digestToSign(
  { digest }: Pick<SignatureRoom, 'digest'>,
  certificate: Uint8Array
): Buffer {
  return sha256(signedAttributes(digest, certificate))
}

/**
 * Puts the signature into its room, with a time stamp over it, and checks every signature in the file with our own
 * verifier: what does not hold now would never be sealed.
 *
 * @throws SealUnavailable where no time-stamp authority answers
 * @throws CscRefused where the signature does not hold
 */
export async function embedQualified(
  room: SignatureRoom,
  signer: Certified,
  value: Buffer
): Promise<Uint8Array> {
  reachingOut('The time stamp of a signature')
  const attributes = signedAttributes(room.digest, signer.certificate)
  const timeStamps = openTimeStamps()
  const pdf = await signedInto(room, { signer, attributes, value, timeStamps })
  try {
    signaturesIn(Buffer.from(pdf), await openPdf(pdf), trustOf(readTrust()))
  } catch (error) {
    if (error instanceof Unsound) throw new CscRefused(`the signature: ${error.message}`)
    throw error
  }
  return pdf
}
