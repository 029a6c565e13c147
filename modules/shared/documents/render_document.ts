import { DocumentError, type DocumentErrorCode, type DocumentKind } from './document_renderer.ts'
import { RenderPool } from './render_pool.ts'
import type { Sheet } from './sheet.ts'

let pool: RenderPool | undefined
/** Children of their own for what is drawn by the thousand: who waits for one document does not stand behind them. */
let manyPool: RenderPool | undefined
let idle: NodeJS.Timeout | undefined

/** What is drawn by the thousand takes the two cores of a small machine, at a lower priority. */
const MANY_ABREAST = 2
/** Between two slices the children live on; then their memory is given back. */
const MANY_IDLE_MS = 30_000

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
  return drawnBy(pool, kind, sheet, timeoutMs)
}

/**
 * The PDFs of many sheets, in their order, two at a time.
 *
 * @throws DocumentError of the first that cannot be drawn, as `renderDocument` has it
 */
export async function renderMany(
  kind: DocumentKind,
  sheets: readonly Sheet[],
  { timeoutMs }: { timeoutMs: number }
): Promise<Buffer[]> {
  clearTimeout(idle)
  const many = (manyPool ??= new RenderPool({ size: MANY_ABREAST }))
  try {
    return await Promise.all(sheets.map((sheet) => drawnBy(many, kind, sheet, timeoutMs)))
  } finally {
    idle = setTimeout(closeMany, MANY_IDLE_MS).unref()
  }
}

function drawnBy(
  children: RenderPool,
  kind: DocumentKind,
  sheet: Sheet,
  timeoutMs: number
): Promise<Buffer> {
  return children.render(kind, sheet, { timeoutMs }).catch((error) => {
    // A logo that no renderer can read must not cost the company all its documents.
    const { logo, ...brand } = sheet.brand
    if (!logo || !mayBeTheLogo(error)) throw error
    return drawnBy(children, kind, { ...sheet, brand }, timeoutMs)
  })
}

function mayBeTheLogo(error: unknown) {
  return error instanceof DocumentError && MAY_BE_THE_LOGO.includes(error.code)
}

function closeMany(): void {
  clearTimeout(idle)
  manyPool?.close()
  manyPool = undefined
}

/** Ends the children, on the way down; a later document would start others. */
export function closeRenderers(): void {
  pool?.close()
  pool = undefined
  closeMany()
}
