import { createHash } from 'node:crypto'
import { type PDF, PdfNumber, type PdfDict } from '@libpdf/core'
import { must } from '../asn1/read.ts'
import { checkSignature, type Held } from './signed_content.ts'
import type { Trust } from './trust.ts'

/** A signature of the file that holds, and how much of the file it covers. */
export interface HeldSignature extends Held {
  fieldName: string
  /** The first bytes of the file; the gap that holds the signature is among them. */
  covers: number
}

/**
 * Every signature of a PDF, in the order in which they were made. Each covers the file from its first byte to the end of
 * a revision, all but the gap it stands in; the gap holds the signature, in hexadecimal of one case, and zeros. The last
 * covers the whole file.
 *
 * @throws Unsound
 */
export function signaturesIn(file: Buffer, pdf: PDF, { roots }: Trust): HeldSignature[] {
  const fields = pdf.getForm()?.getSignatureFields() ?? []
  const found = fields
    .flatMap((field) => {
      const dict = field.isSigned() ? field.getSignatureDict() : null
      return dict ? [{ fieldName: field.name, range: rangeOf(dict, pdf) }] : []
    })
    .map(({ fieldName, range }): HeldSignature => {
      const { start, length, next, rest } = range
      must(start === 0 && next > length && next + rest <= file.length, 'range')
      const covers = next + rest
      must(/%%EOF\r?\n?$/.test(text(file, covers - 10, covers)), 'range: not to the end')
      const cms = cmsIn(text(file, length, next))
      const covered = (algorithm: string) =>
        createHash(algorithm)
          .update(file.subarray(0, length))
          .update(file.subarray(next, covers))
          .digest()
      return { fieldName, covers, ...checkSignature(cms, covered, roots) }
    })
    .toSorted((a, b) => a.covers - b.covers)
  must(found.length > 0, 'no signature')
  must(found.at(-1)!.covers === file.length, 'something was added after the last signature')
  return found
}

function rangeOf(dict: PdfDict, pdf: PDF) {
  const array = dict.getArray('ByteRange', (ref) => pdf.getObject(ref))
  const numbers = [...(array ?? [])].map((one) => (one instanceof PdfNumber ? one.value : -1))
  must(numbers.length === 4 && numbers.every((one) => Number.isInteger(one) && one >= 0), 'range')
  const [start, length, next, rest] = numbers
  return { start, length, next, rest }
}

/** The signature in a gap: digits of one case between angles, the DER of a sequence of two bytes of length, then zeros. */
function cmsIn(gap: string): Buffer {
  must(/^<([0-9a-f]+|[0-9A-F]+)>$/.test(gap), 'gap: digits')
  const bytes = Buffer.from(gap.slice(1, -1), 'hex')
  must(bytes[0] === 0x30 && bytes[1] === 0x82, 'gap: no sequence')
  const length = 4 + bytes.readUInt16BE(2)
  must(
    bytes.subarray(length).every((byte) => byte === 0),
    'gap: something after the signature'
  )
  return bytes.subarray(0, length)
}

const text = (file: Buffer, from: number, to: number) =>
  file.toString('latin1', Math.max(0, from), to)
