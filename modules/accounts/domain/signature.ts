import type { BodyBytes } from '#modules/shared/http/body_bytes'
import { LOGO } from './logo.ts'

/** A drawing by hand or a scan; as large as a logo. */
export const SIGNATURE: BodyBytes = { most: LOGO.most, tooLarge: 'E_SIGNATURE_REFUSED' }
