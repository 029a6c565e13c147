import type { DocumentErrorCode, DocumentKind, DocumentRenderer } from './document_renderer.ts'
import type { Sheet } from './sheet.ts'

/** What the parent asks of its child; one at a time. */
export interface RenderRequest {
  kind: DocumentKind
  sheet: Sheet
}

/** What the child says: once that it is ready, then one answer a request. */
export type RenderMessage =
  | { type: 'ready'; renderer: DocumentRenderer['name'] }
  | { type: 'drawn'; bytes: Uint8Array }
  | { type: 'failed'; code: DocumentErrorCode; message: string }
