import { reachingOut } from '#modules/shared/tenancy/outside'
import { Places } from '#modules/shared/tenancy/places'
import type { DocumentKind } from './document_renderer.ts'
import { renderMany } from './render_document.ts'
import type { Sheet } from './sheet.ts'

/** Time for one document of many: the machine is busy with the others. */
const TIMEOUT_MS = 30_000
/** As long as another company's slice may take; then the caller tries again later. */
const TURN_MS = 60_000

/** Slices of the companies take turns. */
const turns = new Places({ all: 1, each: 1, waitMs: TURN_MS })

/**
 * The PDFs of a slice of a company's sheets, in their order; for processes, which draw thousands. Called outside any
 * transaction.
 *
 * @throws DocumentError when one cannot be drawn
 * @throws Problem E_BUSY when other companies draw for longer than a minute
 */
export function drawMany(
  companyId: string,
  kind: DocumentKind,
  sheets: readonly Sheet[]
): Promise<Buffer[]> {
  reachingOut('The renderer')
  return turns.use(companyId, () => renderMany(kind, sheets, { timeoutMs: TIMEOUT_MS }))
}
