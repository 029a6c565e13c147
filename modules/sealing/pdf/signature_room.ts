import { openPdf } from '#modules/shared/pdfs/open_pdf'
import { sha256 } from '../cms/signed_data.ts'

/** A PDF with room for a signature, which the signature does not cover. */
export interface SignatureRoom {
  bytes: Uint8Array
  /** Where the hexadecimal digits go: first and one past the last. */
  from: number
  to: number
  /** SHA-256 of everything but the room. */
  digest: Buffer
}

/** Chain, signature and time stamp of a public authority take five to eight kilobytes. */
const ROOM_BYTES = 12_288

export interface RoomFor {
  /** Of who signs, DER. */
  certificate: Uint8Array
  /** Unique in the file; read by all. */
  fieldName: string
  reason: string
  at?: Date
}

/** Appends a signature field with room; what was there stays as it was, byte for byte. */
export async function signatureRoom(
  pdf: Uint8Array,
  { certificate, fieldName, reason, at = new Date() }: RoomFor
): Promise<SignatureRoom> {
  const { bytes } = await (
    await openPdf(pdf)
  ).sign({
    // The library's own signature has a signing time, which PAdES forbids: this one only makes room.
    signer: {
      certificate: new Uint8Array(certificate),
      certificateChain: [],
      keyType: 'EC',
      signatureAlgorithm: 'ECDSA',
      sign: async () => new Uint8Array(64),
    },
    fieldName,
    reason,
    signingTime: at,
    estimatedSize: ROOM_BYTES,
  })
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, pdf.length).equals(pdf))
    throw new Error('a signature was not appended')
  const appended = Buffer.from(bytes.subarray(pdf.length)).toString('latin1')
  const range = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(appended)
  if (!range) throw new Error('a signature has no range')
  const [start, length, next, rest] = range.slice(1).map(Number)
  const digest = sha256(bytes.subarray(start, start + length), bytes.subarray(next, next + rest))
  return { bytes, from: length + 1, to: next - 1, digest }
}

/** Writes a signature into its room: hexadecimal in small letters, zeros after it. */
export function withSignature({ bytes, from, to }: SignatureRoom, cms: Buffer): Uint8Array {
  const digits = cms.toString('hex')
  if (digits.length > to - from)
    throw new Error(`a signature takes ${digits.length / 2} of ${(to - from) / 2} bytes`)
  const out = Buffer.from(bytes)
  out.write(digits.padEnd(to - from, '0'), from, 'latin1')
  return new Uint8Array(out)
}
