import { LOGO_MAX_BYTES } from './logo.ts'

/** A drawing by hand or a scan; the same limit as a logo's. */
export const SIGNATURE_MAX_BYTES = LOGO_MAX_BYTES
