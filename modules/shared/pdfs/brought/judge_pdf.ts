import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfRef,
  PdfStream,
  type PdfObject,
} from '@libpdf/core'
import { openPdf } from '../open_pdf.ts'
import { PDF_FAULTS, PDF_MAX_PAGES, type PdfFault, type PdfVerdict } from './pdf_faults.ts'
import { unpacksToMore } from './unpacks_to_more.ts'

/** Actions that lead out of the document, or send what is in it. */
const LEADING_OUT = ['SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'Rendition']
const PLAYED = ['RichMedia', 'Screen', 'Movie', 'Sound', '3D']
const DEFLATED = ['FlateDecode', 'Fl']
/** A sheet of paper scanned at 600 dots an inch in full colour has 105 MB. */
const MOST_UNPACKED_BYTES = 256 * 1024 * 1024

/**
 * Reads an uploaded PDF, whole, and says whether a person can sign what they see of it: nothing in it runs,
 * opens, plays or hides, and it is not signed already. Fields of a form become words on the page. Runs in a child
 * process: a file may be made to take a reader's time or memory.
 */
export async function judgePdf(bytes: Uint8Array): Promise<PdfVerdict> {
  const pdf = await openPdf(bytes).catch(() => null)
  if (!pdf) return { fault: mentionsEncryption(bytes) ? 'encrypted' : 'damaged' }
  if (pdf.isEncrypted) return { fault: 'encrypted' }
  return judge(pdf, bytes).catch(() => ({ fault: 'damaged' }))
}

/** @throws Error where a part of it is broken */
async function judge(pdf: PDF, bytes: Uint8Array): Promise<PdfVerdict> {
  const pages = pdf.getPageCount()
  if (pages === 0) return { fault: 'damaged' }
  if (pages > PDF_MAX_PAGES) return { fault: 'too_many_pages' }
  const found = await faultsIn(pdf)
  const fault = PDF_FAULTS.find((one) => found.has(one))
  if (fault) return { fault }
  if (!pdf.getForm()?.getFields().length) return { fault: null, bytes, pages }
  pdf.flattenAll()
  return { fault: null, bytes: await pdf.save(), pages }
}

/** A reader that cannot even find the pages may still have seen why. */
function mentionsEncryption(bytes: Uint8Array): boolean {
  return Buffer.from(bytes).includes('/Encrypt')
}

/** Every object that can be reached from the catalogue, each once. */
async function faultsIn(pdf: PDF): Promise<Set<PdfFault>> {
  const found = new Set<PdfFault>()
  const catalogue = pdf.context.catalog.getDict()
  const waiting: (PdfObject | null | undefined)[] = [catalogue]
  const seen = new Set<string>()
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (next instanceof PdfRef) {
      const key = `${next.objectNumber} ${next.generation}`
      if (seen.has(key)) continue
      seen.add(key)
      waiting.push(pdf.getObject(next))
    } else if (next instanceof PdfArray) for (const item of next) waiting.push(item)
    else if (next instanceof PdfDict) {
      for (const fault of faultsOf(next)) found.add(fault)
      if (next instanceof PdfStream && (await isBomb(pdf, next))) found.add('too_heavy')
      for (const [, value] of next) waiting.push(value)
    }
  }
  if (opensMoreThanAPage(pdf, catalogue)) found.add('action')
  return found
}

function faultsOf(dict: PdfDict): PdfFault[] {
  const [type, subtype, action, field] = ['Type', 'Subtype', 'S', 'FT'].map(
    (key) => dict.getName(key)?.value ?? ''
  )
  const faults: [PdfFault, boolean][] = [
    ['script', dict.has('JS') || dict.has('JavaScript') || action === 'JavaScript'],
    ['launch', action === 'Launch'],
    ['rich_media', PLAYED.includes(subtype)],
    ['xfa', dict.has('XFA')],
    [
      'embedded',
      dict.has('EmbeddedFiles') ||
        dict.has('EF') ||
        type === 'EmbeddedFile' ||
        subtype === 'FileAttachment',
    ],
    ['action', dict.has('AA') || LEADING_OUT.includes(action)],
    [
      'signed',
      dict.has('ByteRange') ||
        type === 'Sig' ||
        type === 'DocTimeStamp' ||
        (field === 'Sig' && dict.has('V')),
    ],
  ]
  return faults.flatMap(([fault, is]) => (is ? [fault] : []))
}

/** Whether a stream of some kilobytes would take the memory of who looks at its page. */
async function isBomb(pdf: PDF, stream: PdfStream): Promise<boolean> {
  const said = resolved(pdf, stream.get('Filter'))
  const filters = said instanceof PdfArray ? [...said].map((one) => resolved(pdf, one)) : [said]
  const deflated = filters.map((one) => one instanceof PdfName && DEFLATED.includes(one.value))
  if (!deflated.includes(true)) return false
  if (deflated[0] && (await unpacksToMore(stream.data, MOST_UNPACKED_BYTES))) return true
  // Packed more than once: the memory of this process is the bound (`take_pdf.ts`).
  return deflated.lastIndexOf(true) > 0 && decodedSize(stream) > MOST_UNPACKED_BYTES
}

/** Of a picture in a way that the library does not read, 0: what it takes is told by its own bytes. */
function decodedSize(stream: PdfStream): number {
  try {
    return stream.getDecodedData().length
  } catch {
    return 0
  }
}

function resolved(pdf: PDF, object: PdfObject | null | undefined): PdfObject | null {
  return (object instanceof PdfRef ? pdf.getObject(object) : object) ?? null
}

/** A document may say where in it a reader begins, and nothing else. */
function opensMoreThanAPage(pdf: PDF, catalogue: PdfDict): boolean {
  const opening = resolved(pdf, catalogue.get('OpenAction'))
  if (!opening || opening instanceof PdfArray) return false
  return !(opening instanceof PdfDict && opening.get('S') === PdfName.of('GoTo'))
}
