import type { BenefitKind } from './benefit_kinds.ts'

/** A picture as its browser made it, several times over. */
export const PHOTO_MAX_BYTES = 2 * 1024 * 1024

/** What candidates choose by its looks. */
export const PHOTO_KINDS: readonly BenefitKind[] = ['voitureSociete', 'velo']
