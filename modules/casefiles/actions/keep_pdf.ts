import drive from '@adonisjs/drive/services/main'
import type { PdfFault } from '#modules/shared/pdfs/brought/pdf_faults'
import { takePdf, type TakenPdf } from '#modules/shared/pdfs/brought/take_pdf'
import { fail, ok, type Result } from '#modules/shared/result'

/** Why a PDF is not taken, as a sentence; the caller brings the reader's language. */
export type ExplainPdf = (fault: PdfFault) => string

/** A PDF that was brought, kept among the company's files under a name that its bytes give. */
export async function keepPdf(
  companyId: string,
  folder: string,
  bytes: Uint8Array,
  explain: ExplainPdf
): Promise<Result<TakenPdf & { fileKey: string }>> {
  const taken = await takePdf(companyId, bytes)
  if (!taken.ok)
    return fail('E_PDF_REFUSED', [
      { path: 'file', code: taken.fault, message: explain(taken.fault) },
    ])
  const fileKey = `company/${companyId}/${folder}/${taken.pdf.sha256}.pdf`
  // Cut here, it is a file that no row names, which the upkeep removes.
  await drive.use().put(fileKey, taken.pdf.bytes)
  return ok({ ...taken.pdf, fileKey })
}
