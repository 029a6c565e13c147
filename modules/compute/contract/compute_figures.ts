import { Sheet } from '../rules/index.ts'
import { computeSheet, type Refused } from './compute_sheet.ts'
import { figures } from './figures.ts'
import type { ComputeFigures, Flex } from './types.ts'

/** Written anew by each request, as that of `compute`. */
const sheet = new Sheet()

export type FiguresResult =
  { readonly ok: true; readonly compute: ComputeFigures; readonly flex: Flex | undefined } | Refused

/**
 * The figures of a request that seeks no amount (`solve` is refused), and of a FLEX package what it leaves to choose: those of
 * `compute`, without what is told beside them. A candidate's phone has no need of the search, nor of what explains.
 */
export function computeFigures(request: unknown): FiguresResult {
  const computed = computeSheet(sheet, request)
  if (!computed.ok) return computed
  const { flex } = computed
  return { ok: true, compute: figures(sheet, flex), flex: flex?.flex }
}
