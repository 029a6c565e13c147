/** Why a person leaves a scenario by no way; each has its sentence in `lang/<locale>/changes.json`. */
export const OUT_SKIPPED = [
  /** It became something already. */
  'already',
  /** Nothing of it differs from what holds. */
  'unchanged',
  /** Who is only supposed has no contract that could change; an offer can be made. */
  'no_worker',
  /** They go: an end is noted in their contract. */
  'leaves',
  /** Their contract is another one than it was when they were taken in. */
  'contract_changed',
  /** The engine refuses what came out. */
  'no_figures',
  /** Contracts or offers refuse it; the sentence says why. */
  'refused',
] as const
export type OutSkipped = (typeof OUT_SKIPPED)[number]
