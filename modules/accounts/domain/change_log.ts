export const CHANGE_TYPES = ['legal', 'bug', 'feature', 'other'] as const

export interface Change {
  /** Also the key of its texts in lang/<locale>/changes.json. */
  id: string
  type: (typeof CHANGE_TYPES)[number]
  /** The day it came, YYYY-MM-DD. */
  day: string
}

/** What changed for the people who use the product, the newest first; CHANGELOG.md tells the rest. */
export const CHANGES: readonly Change[] = [
  { id: 'offers', type: 'feature', day: '2026-11-21' },
  { id: 'search-team', type: 'feature', day: '2026-11-21' },
  { id: 'audit-log', type: 'feature', day: '2026-11-21' },
  { id: 'departments', type: 'feature', day: '2026-11-21' },
  { id: 'company-settings', type: 'feature', day: '2026-11-21' },
  { id: 'token-rights', type: 'feature', day: '2026-11-21' },
  { id: 'people', type: 'feature', day: '2026-11-21' },
  { id: 'law-2021', type: 'legal', day: '2026-11-20' },
  { id: 'law-2026', type: 'legal', day: '2026-11-19' },
]
