import { logoTypeOf, LOGO_MAX_BYTES, type LogoType } from './logo.ts'

/** A drawing by hand or a scan; the same limit as a logo's. */
export const SIGNATURE_MAX_BYTES = LOGO_MAX_BYTES

/** The media type of a signature by its own bytes: PNG or JPEG, which every document can hold. */
export function signatureTypeOf(bytes: Uint8Array): LogoType | null {
  const type = logoTypeOf(bytes)
  return type === 'image/svg+xml' ? null : type
}
