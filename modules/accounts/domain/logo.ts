import { isPlainSvg } from './plain_svg.ts'

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
/** The media type of a logo by its own bytes, whatever its sender calls it; null when it is none, or not only a picture. */
export function logoTypeOf(bytes: Uint8Array): LogoType | null {
  if (startsWith(bytes, PNG)) return 'image/png'
  if (startsWith(bytes, JPEG)) return 'image/jpeg'
  return isDrawing(bytes) ? 'image/svg+xml' : null
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

function isDrawing(bytes: Uint8Array): boolean {
  try {
    return isPlainSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return false
  }
}
