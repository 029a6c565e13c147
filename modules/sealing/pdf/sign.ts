import type { RevocationProvider } from '@libpdf/core'
import { openPdf } from '#modules/shared/pdfs/open_pdf'
import { sha256, signedAttributes, signedData, type Certified } from '../cms/signed_data.ts'
import type { Signer, TimeStamps } from '../keys/signer.ts'
import { ARCHIVE_FIELD, SEAL_FIELD } from './fields.ts'
import { signatureRoom, withSignature, type SignatureRoom } from './signature_room.ts'
import { withValidationData } from './validation_data.ts'

/** Who seals, with what. */
export interface Sealing {
  signer: Signer
  timeStamps: TimeStamps
  /** Where lists of what is revoked come from; without, the addresses that certificates name are asked. */
  revocations?: RevocationProvider
}

/**
 * Seals a PDF as it stands, with everything that proves it later (PAdES BASELINE-LTA): the signature with its time
 * stamp, the certificates and lists of revoked ones of every signature in the file, and a time stamp over all of it,
 * which is the last thing in the file.
 *
 * @throws SealUnavailable where a part of it cannot be had now; a lesser seal is not made
 */
export async function sealPdf(
  pdf: Uint8Array,
  sealing: Sealing,
  reason: string
): Promise<Uint8Array> {
  const { signer, timeStamps } = sealing
  const room = await signatureRoom(pdf, { fieldName: SEAL_FIELD, reason })
  const attributes = signedAttributes(room.digest, signer.certificate)
  const value = await signer.sign(attributes)
  const token = await timeStamps.stamp(sha256(value))
  const sealed = withSignature(room, signedData({ signer, attributes, value, token }))
  const contents = Buffer.from(sealed.subarray(room.from, room.to)).toString('latin1')
  const proven = await withValidationData(await openPdf(sealed), sealing, {
    contents: Buffer.from(contents, 'hex'),
    token,
  })
  const stamped = await proven.addTimestamp({
    timestampAuthority: { timestamp: (digest) => timeStamps.stamp(digest) },
    fieldName: ARCHIVE_FIELD,
    longTermValidation: false,
  })
  return stamped.bytes
}

/** Puts a signature and the time stamp over it into the room that was made for them. */
export async function signedInto(
  room: SignatureRoom,
  {
    timeStamps,
    ...signed
  }: {
    signer: Certified
    attributes: Buffer
    value: Buffer
    timeStamps: TimeStamps
  }
): Promise<Uint8Array> {
  const token = await timeStamps.stamp(sha256(signed.value))
  return withSignature(room, signedData({ ...signed, token }))
}
