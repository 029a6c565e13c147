import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import type { DocumentKind } from '#modules/shared/documents/document_renderer'
import { drawDocument, printOf, type DrawnFor } from '#modules/shared/documents/draw_document'
import type { Sheet } from '#modules/shared/documents/sheet'
import { SUBJECT_TYPES, type Subject, type SubjectType } from '#modules/shared/subjects/subject'

/** What the PDF of a subject is drawn from: gathered in a unit of work, drawn once that has ended. */
export interface Pdf {
  companyId: string
  subject: Subject
  kind: DocumentKind
  /** What was drawn of a draft is not kept among the files. */
  isDraft: boolean
  /** Its file name for its reader: « Offre Acme Belgium – Comptable.pdf », in its own language. */
  fileName: string
  /** What is drawn. Its pictures are read here, so it is asked for with no unit of work open. */
  sheet: () => Promise<Sheet>
}

/**
 * Draws a PDF. The file's name is made of what it says: what was drawn before is read, and what changed since is
 * drawn anew. A PDF that cannot be kept, as on a full disk, is still answered.
 *
 * @throws DocumentError when it cannot be drawn
 * @throws Problem E_MANY_DRAWINGS for a person behind a long line of the company
 */
export async function drawPdf(pdf: Pdf, drawnFor?: DrawnFor): Promise<Buffer> {
  const { companyId, subject, kind, isDraft } = pdf
  const sheet = await pdf.sheet()
  if (isDraft) return drawDocument(companyId, kind, sheet, drawnFor)
  const key = `company/${companyId}/${subject.type}s/${subject.id}/${printOf(sheet)}.pdf`
  const disk = drive.use()
  if (await disk.exists(key)) return Buffer.from(await disk.getBytes(key))
  const bytes = await drawDocument(companyId, kind, sheet, drawnFor)
  await disk
    .put(key, bytes)
    .catch((error: unknown) =>
      logger.warn({ err: error, subject }, 'a PDF was drawn but could not be kept')
    )
  return bytes
}

const KEPT = new RegExp(`/(${SUBJECT_TYPES.join('|')})s/([0-9a-f-]{36})/[0-9a-f]{64}\\.pdf$`)

/** Whose PDF a file is; null for a file that is none. */
export function subjectOfPdf(key: string): Subject | null {
  const [, type, id] = KEPT.exec(key) ?? []
  return type ? { type: type as SubjectType, id } : null
}
