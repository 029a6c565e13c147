import type { BodyBytes } from '#modules/shared/http/body_bytes'

/** More than a logo needs; what is larger is a photograph. */
export const LOGO: BodyBytes = { most: 512 * 1024, tooLarge: 'E_LOGO_REFUSED' }

/** Whether bytes may be those of an SVG: a text that begins with a tag. */
export function beginsAsSvg(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, 200)).trimStart().startsWith('<')
}
