import type { listOf } from '#modules/words'
import type { Sheet } from './sheet.ts'

/** The documents Barema prints, as the modules declare them. Each has its Typst template `templates/<kind>.typ`. */
export type DocumentKind = ReturnType<typeof listOf<'documents'>>[number]

/**
 * Draws documents: tagged, fonts embedded, the sheet's attachment inside byte for byte. Native Typst gives PDF/A-3a, its
 * WebAssembly build a plain PDF of the same pages. One build of Typst gives the same bytes for the same sheet (the only
 * date in the file is `sheet.createdOn`); two builds do not.
 */
export interface DocumentRenderer {
  readonly name: 'typst' | 'typst-wasm'

  /**
   * @returns the PDF
   * @throws DocumentError when the sheet cannot be drawn; nothing else
   */
  render(kind: DocumentKind, sheet: Sheet): Promise<Buffer>
}

export type DocumentErrorCode =
  | 'E_SHEET_INVALID'
  | 'E_DOCUMENT_FAILED'
  | 'E_DOCUMENT_TIMEOUT'
  | 'E_DOCUMENT_TOO_HEAVY'
  | 'E_RENDERER_CRASHED'
  | 'E_RENDERER_CLOSED'

const MAY_PASS: readonly DocumentErrorCode[] = [
  'E_DOCUMENT_TIMEOUT',
  'E_RENDERER_CRASHED',
  'E_RENDERER_CLOSED',
]

/** Why a document could not be made. */
export class DocumentError extends Error {
  constructor(
    readonly code: DocumentErrorCode,
    message: string,
    options?: ErrorOptions
  ) {
    super(message, options)
    this.name = 'DocumentError'
  }

  /** Whether the machine was at fault, not the sheet: the same may be drawn when it is asked for again. */
  get mayPass(): boolean {
    return MAY_PASS.includes(this.code)
  }
}
