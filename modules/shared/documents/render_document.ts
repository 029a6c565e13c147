import { DocumentError, type DocumentErrorCode, type DocumentKind } from './document_renderer.ts'
import { RenderPool } from './render_pool.ts'
import type { Sheet } from './sheet.ts'

let pool: RenderPool | undefined

/** What a picture can be the reason of, and comes back with every retry. */
const MAY_BE_THE_LOGO: readonly DocumentErrorCode[] = ['E_DOCUMENT_FAILED', 'E_DOCUMENT_TOO_HEAVY']

/**
 * The PDF of a sheet, drawn in a child process that lives as long as this one; without the logo where the
 * logo is what cannot be drawn. A drawing that was late or lost its process says nothing of the logo: it fails, and is
 * whole when it is asked for again. What jobs call.
 *
 * @param timeoutMs time to draw; then the child is killed and the next document gets a new one
 * @throws DocumentError E_DOCUMENT_FAILED comes back with every retry; E_DOCUMENT_TIMEOUT and
 * E_RENDERER_CRASHED may pass
 */
export function renderDocument(
  kind: DocumentKind,
  sheet: Sheet,
  { timeoutMs }: { timeoutMs: number }
): Promise<Buffer> {
  pool ??= new RenderPool()
  return pool.render(kind, sheet, { timeoutMs }).catch((error) => {
    // A logo that no renderer can read must not cost the company all its documents.
    const { logo, ...brand } = sheet.brand
    if (!logo || !mayBeTheLogo(error)) throw error
    return renderDocument(kind, { ...sheet, brand }, { timeoutMs })
  })
}

function mayBeTheLogo(error: unknown) {
  return error instanceof DocumentError && MAY_BE_THE_LOGO.includes(error.code)
}

/** Ends the child, on the way down; a later document would start another. */
export function closeRenderers(): void {
  pool?.close()
  pool = undefined
}
