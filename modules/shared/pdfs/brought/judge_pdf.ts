import { PDF, PdfArray, PdfDict, PdfName, PdfRef, type PdfObject } from '@libpdf/core'
import { PDF_FAULTS, PDF_MAX_PAGES, type PdfFault, type PdfVerdict } from './pdf_faults.ts'

/** Actions that lead out of the document, or send what is in it. */
const LEADING_OUT = ['SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'Rendition']
const PLAYED = ['RichMedia', 'Screen', 'Movie', 'Sound', '3D']

/**
 * Reads a PDF that somebody brought, whole, and says whether a person can sign what they see of it: nothing in it runs,
 * opens, plays or hides, and it is not signed already. Fields of a form become words on the page. Runs in a child
 * process: a file may be made to take a reader's time or memory.
 */
export async function judgePdf(bytes: Uint8Array): Promise<PdfVerdict> {
  const pdf = await PDF.load(bytes).catch(() => null)
  if (!pdf) return { fault: mentionsEncryption(bytes) ? 'encrypted' : 'damaged' }
  if (pdf.isEncrypted) return { fault: 'encrypted' }
  // It was read by guessing where its parts begin: another reader may guess otherwise.
  if (pdf.recoveredViaBruteForce) return { fault: 'damaged' }
  const pages = pdf.getPageCount()
  if (pages === 0) return { fault: 'damaged' }
  if (pages > PDF_MAX_PAGES) return { fault: 'too_many_pages' }
  const found = faultsIn(pdf)
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
function faultsIn(pdf: PDF): Set<PdfFault> {
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

/** A document may say where in it a reader begins, and nothing else. */
function opensMoreThanAPage(pdf: PDF, catalogue: PdfDict): boolean {
  const said = catalogue.get('OpenAction')
  const opening = said instanceof PdfRef ? pdf.getObject(said) : said
  if (!opening || opening instanceof PdfArray) return false
  return !(opening instanceof PdfDict && opening.get('S') === PdfName.of('GoTo'))
}
