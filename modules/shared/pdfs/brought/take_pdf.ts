import { createHash } from 'node:crypto'
import { askChild, type Reading, type Said } from '#modules/shared/documents/ask_child'
import { moduleBeside } from '#modules/shared/documents/start_child'
import { findVirus } from '#modules/shared/files/find_virus'
import { PDF_MAX_BYTES, type PdfFault, type PdfVerdict } from './pdf_faults.ts'

/** A PDF as it is kept and shown. */
export interface TakenPdf {
  bytes: Uint8Array
  /** Of these bytes, in hexadecimal. */
  sha256: string
  pages: number
}

/**
 * Judges an uploaded PDF, by its bytes: whole, for everyone to read, nothing in it that runs or hides
 * (`judge_pdf.ts`), and no virus where a scanner is configured. Called with no unit of work open.
 *
 * @returns the PDF to be kept, or the first fault
 */
export async function takePdf(
  companyId: string,
  bytes: Uint8Array,
  reading: Reading = { entry: moduleBeside(import.meta.url, 'judge_child') }
): Promise<{ ok: true; pdf: TakenPdf } | { ok: false; fault: PdfFault }> {
  if (bytes.length > PDF_MAX_BYTES) return { ok: false, fault: 'too_large' }
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-')
    return { ok: false, fault: 'not_pdf' }
  const scan = await findVirus(bytes)
  if (scan !== 'clean') return { ok: false, fault: scan === 'away' ? 'scanner_away' : 'virus' }
  const verdict = verdictOf(await askChild<PdfVerdict>(companyId, bytes, reading))
  if (verdict.fault !== null) return { ok: false, fault: verdict.fault }
  const sha256 = createHash('sha256').update(verdict.bytes).digest('hex')
  return { ok: true, pdf: { bytes: verdict.bytes, sha256, pages: verdict.pages } }
}

/** Whatever goes wrong in reading it is the file's fault. */
function verdictOf(answer: Said<PdfVerdict>): PdfVerdict {
  if ('said' in answer) return answer.said
  return { fault: answer.silent === 'ended' ? 'damaged' : 'too_heavy' }
}
