import { createHash } from 'node:crypto'
import { moduleBeside, startChild } from '#modules/shared/documents/start_child'
import { watchMemory } from '#modules/shared/documents/memory_watch'
import { findVirus } from '#modules/shared/files/find_virus'
import { reachingOut } from '#modules/shared/tenancy/outside'
import { Places } from '#modules/shared/tenancy/places'
import { PDF_MAX_BYTES, type PdfFault, type PdfVerdict } from './pdf_faults.ts'

/** A machine under load starts the process in some seconds; ten megabytes are read in less than two. */
const TIMEOUT_MS = 20_000
const MOST_MEMORY_BYTES = 512 * 1024 * 1024

/** One file is read at a time; the companies take turns. */
const readers = new Places({ all: 1, each: 1, waitMs: TIMEOUT_MS })

/** A PDF as it is kept and shown. */
export interface TakenPdf {
  bytes: Uint8Array
  /** Of these bytes, in hexadecimal. */
  sha256: string
  pages: number
}

/** What tests put in the place of a process that misbehaves, and its limits. */
export interface Reading {
  entry?: URL
  timeoutMs?: number
  mostMemory?: number
}

/**
 * Judges a PDF that somebody brought, by its bytes: whole, for everyone to read, nothing in it that runs or hides
 * (`judge_pdf.ts`), and no virus where a scanner is configured. Called with no unit of work open.
 *
 * @returns the PDF to be kept, or the first fault
 */
export async function takePdf(
  companyId: string,
  bytes: Uint8Array,
  reading: Reading = {}
): Promise<{ ok: true; pdf: TakenPdf } | { ok: false; fault: PdfFault }> {
  reachingOut('The reader of PDFs')
  if (bytes.length > PDF_MAX_BYTES) return { ok: false, fault: 'too_large' }
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-')
    return { ok: false, fault: 'not_pdf' }
  const scan = await findVirus(bytes)
  if (scan !== 'clean') return { ok: false, fault: scan === 'away' ? 'scanner_away' : 'virus' }
  const verdict = await readers.use(companyId, () => inChild(bytes, reading))
  if (verdict.fault !== null) return { ok: false, fault: verdict.fault }
  const sha256 = createHash('sha256').update(verdict.bytes).digest('hex')
  return { ok: true, pdf: { bytes: verdict.bytes, sha256, pages: verdict.pages } }
}

/** One process for each file: what it takes ends with it, and whatever goes wrong is the file's fault. */
function inChild(
  bytes: Uint8Array,
  {
    entry = moduleBeside(import.meta.url, 'judge_child'),
    timeoutMs = TIMEOUT_MS,
    mostMemory = MOST_MEMORY_BYTES,
  }: Reading
): Promise<PdfVerdict> {
  const child = startChild(entry)
  return new Promise<PdfVerdict>((resolve) => {
    const tooHeavy = () => resolve({ fault: 'too_heavy' })
    const timer = setTimeout(tooHeavy, timeoutMs)
    const stopWatching = child.pid ? watchMemory(child.pid, mostMemory, tooHeavy) : () => {}
    child.once('message', (verdict: PdfVerdict) => resolve(verdict))
    child.once('exit', () => resolve({ fault: 'damaged' }))
    child.once('error', tooHeavy)
    child.once('exit', () => (clearTimeout(timer), stopWatching()))
    child.send(bytes, (error) => error && tooHeavy())
  }).finally(() => child.kill('SIGKILL'))
}
