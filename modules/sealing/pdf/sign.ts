import type { PDF, RevocationProvider } from '@libpdf/core'
import { openPdf } from '#modules/shared/pdfs/open_pdf'
import { sha256, signedAttributes, signedData, type Certified } from '../cms/signed_data.ts'
import { SealUnavailable, type Signer, type TimeStamps } from '../keys/signer.ts'
import { ARCHIVE_FIELD, SEAL_FIELD } from './fields.ts'
import { signatureRoom, withSignature, type SignatureRoom } from './signature_room.ts'

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
  { signer, timeStamps, revocations }: Sealing,
  reason: string
): Promise<Uint8Array> {
  const { certificate } = signer
  const room = await signatureRoom(pdf, { certificate, fieldName: SEAL_FIELD, reason })
  const attributes = signedAttributes(room.digest, certificate)
  const value = await signer.sign(attributes)
  const sealed = await signedInto(room, { signer, attributes, value, timeStamps })
  const proven = await withValidationData(sealed, revocations)
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

async function withValidationData(pdf: Uint8Array, revocations?: RevocationProvider): Promise<PDF> {
  const loaded = await openPdf(pdf)
  const { warnings } = await loaded.addValidationData(
    revocations && { revocationProvider: revocations }
  )
  const [warning] = warnings
  if (warning) throw new SealUnavailable(`validation data is missing: ${warning.message}`)
  // A list without a publisher is left out without a warning.
  const data = loaded.context.catalog.getDict().getDict('DSS', (ref) => loaded.getObject(ref))
  if (!data?.has('CRLs') && !data?.has('OCSPs'))
    throw new SealUnavailable('validation data is missing: nothing says what is revoked')
  return loaded
}
