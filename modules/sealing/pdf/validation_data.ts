import { createHash } from 'node:crypto'
import { type PDF, PdfArray, PdfDict, PdfName, PdfRef, PdfStream } from '@libpdf/core'
import { openPdf } from '#modules/shared/pdfs/open_pdf'
import { rawOf, readDer, sequenceOf, taggedOf } from '../asn1/read.ts'
import { SealUnavailable } from '../keys/signer.ts'
import { pdfTime } from './pdf_time.ts'
import type { Sealing } from './sign.ts'

/** So long what was gathered for one seal serves the next ones: many are sealed in a row. */
const SERVES_MS = 60_000

/** What proves a signature later, as it stands in a file (ISO 32000-2, 12.8.4.3). */
const KINDS = [
  { all: 'Certs', own: 'Cert' },
  { all: 'OCSPs', own: 'OCSP' },
  { all: 'CRLs', own: 'CRL' },
] as const

type Streams = Record<(typeof KINDS)[number]['all'], PdfStream[]>

interface Gathered {
  at: number
  /** The certificates in the time stamp, DER, as they stand there in one piece: of another authority others are gathered. */
  stampedBy: Buffer
  streams: Streams
}

/** By what seals: its own certificates are always the same. */
const gathered = new WeakMap<Sealing, Gathered>()

/** A seal that was just put into a PDF. */
export interface MadeSeal {
  /** As it stands in its room, with the zeros after it. */
  contents: Uint8Array
  /** The time stamp over it. */
  token: Buffer
}

/**
 * Adds the certificates and lists of revoked ones of every signature in a PDF. The library gathers them: it follows each
 * chain, and asks the addresses that certificates name. What it gathered for our seal alone serves for a minute; what is
 * gathered of persons, who have certificates of their own, serves once.
 *
 * @returns the PDF with them, saved and read again
 * @throws SealUnavailable where a part of it cannot be had now
 */
export async function withValidationData(
  pdf: PDF,
  sealing: Sealing,
  { contents, token }: MadeSeal
): Promise<PDF> {
  const isAlone = (pdf.getForm()?.getSignatureFields() ?? []).length === 1
  const known = isAlone ? gathered.get(sealing) : undefined
  if (known && Date.now() - known.at < SERVES_MS && token.includes(known.stampedBy)) {
    const names = [contents, token].map(nameOf)
    pdf.context.catalog.getDict().set('DSS', pdf.register(storeOf(pdf, known.streams, names)))
    return openPdf(await pdf.save({ incremental: true }))
  }
  const at = Date.now()
  const streams = await gatherInto(pdf, sealing)
  if (isAlone) gathered.set(sealing, { at, stampedBy: certificatesIn(token), streams })
  return pdf
}

async function gatherInto(pdf: PDF, { revocations }: Sealing): Promise<Streams> {
  const { warnings } = await pdf.addValidationData(
    revocations && { revocationProvider: revocations }
  )
  const [warning] = warnings
  if (warning) throw new SealUnavailable(`validation data is missing: ${warning.message}`)
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const store = pdf.context.catalog.getDict().getDict('DSS', resolve)
  const streamsOf = (name: string) =>
    [...(store?.getArray(name, resolve) ?? [])].flatMap((one) => {
      const stream = one instanceof PdfRef ? pdf.getObject(one) : one
      return stream instanceof PdfStream ? copyOf(stream) : []
    })
  const streams = { Certs: streamsOf('Certs'), OCSPs: streamsOf('OCSPs'), CRLs: streamsOf('CRLs') }
  // A list without a publisher is left out without a warning.
  if (streams.CRLs.length + streams.OCSPs.length === 0)
    throw new SealUnavailable('validation data is missing: nothing says what is revoked')
  return streams
}

/** What the library writes, of the seal and of the time stamp over it. */
function storeOf(pdf: PDF, streams: Streams, [seal, token]: string[]): PdfDict {
  const store = PdfDict.of({ Type: PdfName.of('DSS') })
  const ofSeal = new PdfDict()
  for (const { all, own } of KINDS) {
    const refs = streams[all].map((stream) => pdf.register(copyOf(stream)))
    if (refs.length === 0) continue
    store.set(all, new PdfArray(refs))
    ofSeal.set(own, new PdfArray(refs))
  }
  const at = pdfTime(new Date())
  ofSeal.set('TU', at)
  store.set('VRI', PdfDict.of({ [seal]: ofSeal, [token]: PdfDict.of({ TU: at }) }))
  return store
}

/** Signatures are named by their SHA-1 there. */
const nameOf = (signature: Uint8Array) =>
  createHash('sha1').update(signature).digest('hex').toUpperCase()

/** Packed as it was read, and not with the whole file behind it. */
const copyOf = (stream: PdfStream) => new PdfStream(stream, Uint8Array.from(stream.data))

function certificatesIn(token: Buffer): Buffer {
  const [, wrapped] = sequenceOf(readDer(token, 'time stamp'), 'time stamp')
  const [signedData] = taggedOf(wrapped, 0, 'time stamp')
  return rawOf(sequenceOf(signedData, 'time stamp')[3])
}
