import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  type PdfRef,
  PdfString,
} from '@libpdf/core'
import { openPdf } from '#modules/shared/pdfs/open_pdf'
import { sha256 } from '../cms/signed_data.ts'
import { pdfTime } from './pdf_time.ts'

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

/** Stands for a number that is known once the file is written: as wide as any that may come there. */
const LATER = 9_999_999_999

/** Hidden (it has no place on the page either), and not to be changed (ISO 32000-1, 12.5.3). */
const FIELD_FLAGS = 132

export interface RoomFor {
  /** Unique in the file; read by all. */
  fieldName: string
  reason: string
  at?: Date
}

/** Appends a signature field with room; what was there stays as it was, byte for byte. */
export async function signatureRoom(
  pdf: Uint8Array,
  { fieldName, reason, at = new Date() }: RoomFor
): Promise<SignatureRoom> {
  const opened = await openPdf(pdf)
  const blocker = opened.canSaveIncrementally()
  if (blocker) throw new Error(`a PDF that cannot be signed: ${blocker}`)
  const value = addField(opened, fieldName, {
    Type: PdfName.of('Sig'),
    Filter: PdfName.of('Adobe.PPKLite'),
    SubFilter: PdfName.of('ETSI.CAdES.detached'),
    ByteRange: new PdfArray([0, LATER, LATER, LATER].map((number) => PdfNumber.of(number))),
    Contents: PdfString.fromBytes(new Uint8Array(ROOM_BYTES)),
    M: pdfTime(at),
    Reason: PdfString.fromString(reason),
  })
  const bytes = Buffer.from(await opened.save({ incremental: true }))
  if (!bytes.subarray(0, pdf.length).equals(pdf)) throw new Error('a signature was not appended')
  return roomIn(bytes, bytes.lastIndexOf(`\n${value.objectNumber} ${value.generation} obj`))
}

/** A field that nobody sees on the first page, with its signature. */
function addField(pdf: PDF, name: string, signature: Record<string, PdfObject>): PdfRef {
  const page = pdf.context.pages.getPage(0)
  if (!page) throw new Error('a PDF without a page')
  const value = pdf.register(PdfDict.of(signature))
  const field = pdf.getOrCreateForm().createSignatureField(name).getDict()
  field.set('V', value)
  // Field and its place in one object, which a field of one place may be.
  field.delete('Kids')
  field.set('Type', PdfName.of('Annot'))
  field.set('Subtype', PdfName.of('Widget'))
  field.set('F', PdfNumber.of(FIELD_FLAGS))
  field.set('P', page)
  field.set('Rect', new PdfArray([0, 0, 0, 0].map((number) => PdfNumber.of(number))))
  return value
}

/** Finds the room in the signature that stands there, and writes what it covers: all but the room. */
function roomIn(bytes: Buffer, at: number): SignatureRoom {
  const text = bytes.toString('latin1', at)
  const found = /\/ByteRange (\[0(?: 9{10}){3}\])\s*\/Contents (<0+>)/d.exec(text)
  const [, range, room] = found?.indices ?? []
  if (at < 0 || !range || !room) throw new Error('a signature has no room')
  const [length, next] = room.map((place) => at + place)
  const numbers = [length, next, bytes.length - next].map((number) => String(number).padEnd(10))
  bytes.write(`[0 ${numbers.join(' ')}]`, at + range[0], 'latin1')
  const digest = sha256(bytes.subarray(0, length), bytes.subarray(next))
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
