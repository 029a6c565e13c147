import type { BodyBytes } from '#modules/shared/http/body_bytes'
import type { BenefitKind } from './benefit_kinds.ts'

/** A picture as its browser made it, several times over. */
export const BENEFIT_PHOTO: BodyBytes = {
  most: 2 * 1024 * 1024,
  tooLarge: 'E_BENEFIT_PHOTO_REFUSED',
}

/** What candidates choose by its looks. */
export const PHOTO_KINDS: readonly BenefitKind[] = ['voitureSociete', 'velo']
