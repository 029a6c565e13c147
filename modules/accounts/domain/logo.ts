/** More than a logo needs; what is larger is a photograph. */
export const LOGO_MAX_BYTES = 512 * 1024

export const LOGO_TYPES = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
} as const
export type LogoType = keyof typeof LOGO_TYPES

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
/** What makes a drawing more than a drawing: code, foreign content, and addresses that lead elsewhere. */
const ACTIVE_SVG =
  /<\s*(script|foreignobject|iframe|embed|object|use|image|animate|set|handler|a)\b|\son\w+\s*=|<!doctype|<!entity|<\?xml-stylesheet|@import|javascript:|url\s*\(\s*['"]?\s*(?!#)|href\s*=\s*['"]?\s*(?!#)/i

/** The media type of a logo by its own bytes, whatever its sender calls it; null when it is none, or not only a picture. */
export function logoTypeOf(bytes: Uint8Array): LogoType | null {
  if (startsWith(bytes, PNG)) return 'image/png'
  if (startsWith(bytes, JPEG)) return 'image/jpeg'
  return isPlainSvg(bytes) ? 'image/svg+xml' : null
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

function isPlainSvg(bytes: Uint8Array): boolean {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return false
  }
  const start = /^\s*(<\?xml[^>]*\?>\s*)?(<!--(?:[^-]|-(?!->))*-->\s*)*<svg[\s>]/
  return start.test(text) && /<\/svg>\s*$/.test(text) && !ACTIVE_SVG.test(text)
}
