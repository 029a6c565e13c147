import type { IndexEvent } from './types.ts'

/**
 * Indexes that are still to come. Those of the past are parameters of the law (`legislation/annee/indexation`): a fact is
 * told once, and the list of events is read from both.
 */
export const COMING: readonly IndexEvent[] = [
  {
    commissionParitaire: 'BECP200',
    day: '2027-01-01',
    status: 'RANGE',
    percent: null,
    low: 3.7,
    high: 4,
    source:
      'derived of the pivot expected in December 2026 (Planning Bureau, July 2026); press, August 2026: about 4 %. The final figure comes in late December 2026',
    confidence: 'derived',
    checked: '2026-11-22',
  },
  {
    commissionParitaire: 'BECP119',
    day: '2027-01-01',
    status: 'EXPECTED',
    percent: null,
    low: null,
    high: null,
    source: 'as CP 200; no figure of its own was found',
    confidence: 'not_found',
    checked: '2026-11-22',
  },
]
