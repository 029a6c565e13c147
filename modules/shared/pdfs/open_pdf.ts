import { PDF } from '@libpdf/core'

/**
 * Opens a PDF and reads it as it is written, never by guessing: another reader may guess otherwise, and a part that is
 * broken in the right place is guessed at without end (a stray brace in a list).
 *
 * @throws Error where the file is no whole PDF; a part that nothing asked for yet throws when it is asked for
 */
export function openPdf(bytes: Uint8Array): Promise<PDF> {
  return PDF.load(bytes, { lenient: false })
}
