import type { BodyBytes } from '#modules/shared/http/body_bytes'

/** A portrait as phones make it, once its browser made it smaller. */
export const CONTACT_PHOTO: BodyBytes = { most: 2 * 1024 * 1024, tooLarge: 'E_PHOTO_REFUSED' }
