import type { CasefileStatus } from '#modules/casefiles/index'

/** Where a casefile stands for one who signs it. */
export const PAGE_STATUSES = [
  'YOUR_TURN',
  'NOT_YOUR_TURN',
  'SIGNED',
  'SEALING',
  'SEALED',
  'REFUSED',
  'EXPIRED',
] as const
export type PageStatus = (typeof PAGE_STATUSES)[number]

/** @param lastDay `YYYY-MM-DD`: after it no one signs, whatever ran so far */
export function pageStatus(
  casefile: { status: CasefileStatus; lastDay: string | null },
  you: { hasSigned: boolean; hasTurn: boolean },
  today: string
): PageStatus {
  if (casefile.status === 'SIGNED') return 'SEALED'
  if (casefile.status === 'SEALING') return 'SEALING'
  if (casefile.status === 'REFUSED') return 'REFUSED'
  if (isOver(casefile.lastDay, today)) return 'EXPIRED'
  if (you.hasSigned) return 'SIGNED'
  return you.hasTurn ? 'YOUR_TURN' : 'NOT_YOUR_TURN'
}

/** Whether the last day to sign has passed. */
export function isOver(lastDay: string | null, today: string): boolean {
  return lastDay !== null && lastDay < today
}
