/** A long contract with its images. */
export const WORD_MAX_BYTES = 10 * 1024 * 1024

/** All that is packed in the file, unpacked. */
export const UNPACKED_MAX_BYTES = 50 * 1024 * 1024

/** What a Word text may have and a template has not. Tables become lines, and what was inserted stays; all else goes. */
export const DROPPED_KINDS = [
  'images',
  'headers',
  'footers',
  'notes',
  'comments',
  'tables',
  'trackedChanges',
  'equations',
] as const

/** What was left out of a Word text, and how many. */
export interface Dropped {
  kind: (typeof DROPPED_KINDS)[number]
  count: number
}
