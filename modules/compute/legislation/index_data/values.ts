import type { IndexBase, IndexValue, Pivot, Sourced } from './types.ts'

const EASYPAY: Sourced = {
  source:
    'Easypay, Securex: (133.07 + 133.33) ÷ (130.22 + 130.42), the index of CP 200 on 1 January 2026',
  confidence: 'provider',
  checked: '2026-11-22',
}
const STATBEL: Sourced = {
  source: 'Statbel, release of 30 July 2026, copied by a third party',
  confidence: 'official_quoted',
  checked: '2026-11-22',
}
const JANUARY: Sourced = {
  source: 'Statbel, release on January 2026, copied by blog.forumforthefuture.be',
  confidence: 'official_quoted',
  checked: '2026-11-28',
}
const PLANNING_BUREAU: Sourced = {
  source: 'Federal Planning Bureau, 2 June and 7 July 2026, copied by a third party',
  confidence: 'third_party',
  checked: '2026-11-22',
}

/** Months of the series that were found; those of February to May and of August to October 2026 were not. */
export const VALUES: readonly IndexValue[] = [
  { series: 'SMOOTHED', base: 2013, month: '2024-11', value: 130.22, status: 'FINAL', ...EASYPAY },
  { series: 'SMOOTHED', base: 2013, month: '2024-12', value: 130.42, status: 'FINAL', ...EASYPAY },
  { series: 'SMOOTHED', base: 2013, month: '2025-11', value: 133.07, status: 'FINAL', ...EASYPAY },
  { series: 'SMOOTHED', base: 2013, month: '2025-12', value: 133.33, status: 'FINAL', ...EASYPAY },
  { series: 'HEALTH', base: 2025, month: '2025-07', value: 100.02, status: 'FINAL', ...STATBEL },
  { series: 'SMOOTHED', base: 2025, month: '2025-07', value: 97.58, status: 'FINAL', ...STATBEL },
  { series: 'SMOOTHED', base: 2025, month: '2026-01', value: 98.73, status: 'FINAL', ...JANUARY },
  { series: 'SMOOTHED', base: 2025, month: '2026-06', value: 100.37, status: 'FINAL', ...STATBEL },
  { series: 'HEALTH', base: 2025, month: '2026-07', value: 103.24, status: 'FINAL', ...STATBEL },
  { series: 'SMOOTHED', base: 2025, month: '2026-07', value: 100.77, status: 'FINAL', ...STATBEL },
]

export const BASES: readonly IndexBase[] = [
  {
    from: 2013,
    to: 2025,
    coefficient: 1.3557,
    source: '133.28 × 1.02 ÷ 100.28, the pivots of both bases; that of Statbel was not read',
    confidence: 'derived',
    checked: '2026-11-22',
  },
]

export const PIVOTS: readonly Pivot[] = [
  {
    base: 2013,
    level: 133.28,
    month: '2025-12',
    status: 'FINAL',
    source: 'Securex, pivot crossed in December 2025',
    confidence: 'provider',
    checked: '2026-11-22',
  },
  {
    base: 2025,
    level: 100.28,
    month: '2026-06',
    status: 'FINAL',
    source: 'Statbel, copied by a third party: 100.37 in June 2026',
    confidence: 'official_quoted',
    checked: '2026-11-22',
  },
  { base: 2025, level: 102.29, month: '2026-12', status: 'EXPECTED', ...PLANNING_BUREAU },
  { base: 2025, level: 104.34, month: '2027-10', status: 'EXPECTED', ...PLANNING_BUREAU },
]
