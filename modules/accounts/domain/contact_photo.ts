/** A portrait as phones make it, once its browser made it smaller. */
export const CONTACT_PHOTO_MAX_BYTES = 2 * 1024 * 1024
