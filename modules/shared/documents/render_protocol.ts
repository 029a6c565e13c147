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
  /** `resident`: the bytes that the child has in memory, for systems that do not tell its parent. */
  | { type: 'drawn'; bytes: Uint8Array; resident?: number }
  | { type: 'failed'; code: DocumentErrorCode; message: string }
