import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { Problem } from '#modules/shared/http/problem'
import { reachingOut } from '#modules/shared/tenancy/outside'
import { BUSY_RETRY_S, Places } from '#modules/shared/tenancy/places'
import type { DocumentKind } from './document_renderer.ts'
import { renderDocument } from './render_document.ts'
import type { Sheet } from './sheet.ts'

/** A page takes a tenth of a second; a template that hangs is killed. */
const TIMEOUT_MS = 20_000
const KEPT_BYTES = 32 * 1024 * 1024

/** Who waits for a drawing: a person for an answer, told to come again where the line is long; or a job, which has time. */
export type DrawnFor = 'answer' | 'job'

/** One child draws; the companies take turns at it. */
export const drawings = new Places({ all: 1, each: 1, waitMs: TIMEOUT_MS })
/** What was drawn of late, by what it says: who looks at a draft again has changed nothing. */
const drawn = new LRUCache<string, Buffer>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ length }) => Math.max(1, length),
})
const underWay = new Map<string, Promise<Buffer>>()

/** Over so many seconds they are spread. */
const RETRY_SPREAD_S = 9

/** As long a line as a person waits in. */
const LONGEST_LINE = 4

/** Tells two sheets apart that differ in anything. */
export function printOf(sheet: Sheet): string {
  return createHash('sha256').update(JSON.stringify(sheet)).digest('hex')
}

/**
 * The PDF of a company's sheet. Called outside any transaction: a long line must not hold a connection. What several
 * ask for at the same moment is drawn once.
 *
 * @throws DocumentError when it cannot be drawn
 * @throws Problem E_MANY_DRAWINGS for a person behind a long line of the company
 */
export async function drawDocument(
  companyId: string,
  kind: DocumentKind,
  sheet: Sheet,
  drawnFor: DrawnFor = 'job'
): Promise<Buffer> {
  reachingOut('The renderer')
  const key = `${companyId} ${kind} ${printOf(sheet)}`
  const known = drawn.get(key)
  if (known) return known
  const begun = underWay.get(key)
  if (begun) return begun
  if (drawnFor === 'answer') refuseLongLine(drawings, companyId)
  const drawing = drawings
    .use(companyId, () => renderDocument(kind, sheet, { timeoutMs: TIMEOUT_MS }))
    .then((bytes) => {
      drawn.set(key, bytes)
      return bytes
    })
    .finally(() => underWay.delete(key))
  underWay.set(key, drawing)
  return drawing
}

/**
 * Refuses a person who would wait too long: of the places that draw, by company, before a call reads what it would draw,
 * for gathering that costs nearly as much as drawing it; of those in front of them, by who asks. Those who are refused
 * together are told different seconds, so that they do not come back together.
 *
 * @throws Problem E_MANY_DRAWINGS when the line is full
 */
export function refuseLongLine(places: Places, whose: string): void {
  if (places.waiting(whose) < LONGEST_LINE) return
  const retryAfterSeconds = BUSY_RETRY_S + Math.floor(Math.random() * RETRY_SPREAD_S)
  throw new Problem('E_MANY_DRAWINGS', { retryAfterSeconds })
}
