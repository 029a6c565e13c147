/** More than a logo needs; what is larger is a photograph. */
export const LOGO_MAX_BYTES = 512 * 1024

/** Whether bytes may be those of an SVG: a text that begins with a tag. */
export function beginsAsSvg(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, 200)).trimStart().startsWith('<')
}
