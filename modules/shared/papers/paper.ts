import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import type { DocumentKind } from '#modules/shared/documents/document_renderer'
import { drawDocument, printOf, type DrawnFor } from '#modules/shared/documents/draw_document'
import type { Sheet } from '#modules/shared/documents/sheet'
import { SUBJECT_TYPES, type Subject, type SubjectType } from '#modules/shared/subjects/subject'

/** What a paper of a subject is drawn from: gathered in a unit of work, drawn once that has ended. */
export interface Paper {
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
 * The PDF of a paper. The file's name is made of what it says: what was drawn before is read, and what changed since is
 * drawn anew. A paper that cannot be kept, as on a full disk, is still a paper.
 *
 * @throws DocumentError when it cannot be drawn
 * @throws Problem E_MANY_DRAWINGS for a person behind a long line of the company
 */
export async function drawPaper(paper: Paper, drawnFor?: DrawnFor): Promise<Buffer> {
  const { companyId, subject, kind, isDraft } = paper
  const sheet = await paper.sheet()
  if (isDraft) return drawDocument(companyId, kind, sheet, drawnFor)
  const key = `company/${companyId}/${subject.type}s/${subject.id}/${printOf(sheet)}.pdf`
  const disk = drive.use()
  if (await disk.exists(key)) return Buffer.from(await disk.getBytes(key))
  const bytes = await drawDocument(companyId, kind, sheet, drawnFor)
  await disk
    .put(key, bytes)
    .catch((error: unknown) =>
      logger.warn({ err: error, subject }, 'a paper was drawn but could not be kept')
    )
  return bytes
}

const KEPT = new RegExp(`/(${SUBJECT_TYPES.join('|')})s/([0-9a-f-]{36})/[0-9a-f]{64}\\.pdf$`)

/** Whose paper a file is; null for a file that is none. */
export function subjectOfPaper(key: string): Subject | null {
  const [, type, id] = KEPT.exec(key) ?? []
  return type ? { type: type as SubjectType, id } : null
}
