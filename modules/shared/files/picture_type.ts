export type RasterType = 'image/png' | 'image/jpeg'

/** What a browser shows beside: no document holds it. */
export type PhotoType = RasterType | 'image/webp'

/** What a picture may be; an SVG where it is asked for, once it was judged to be a drawing and nothing but. */
export type PictureType = PhotoType | 'image/svg+xml'

const SIGNATURES: readonly (readonly [type: RasterType, bytes: readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
]

/** The media type of a picture by its own bytes, whatever its sender calls it: PNG or JPEG, which every document can hold. */
export function rasterTypeOf(bytes: Uint8Array): RasterType | null {
  const found = SIGNATURES.find(([, sign]) => sign.every((byte, index) => bytes[index] === byte))
  return found?.[0] ?? null
}

/** The same of what is shown on a screen alone, which may be a WebP. */
export function photoTypeOf(bytes: Uint8Array): PhotoType | null {
  return rasterTypeOf(bytes) ?? (isWebp(bytes) ? 'image/webp' : null)
}

/** A RIFF file that says so after its length. */
function isWebp(bytes: Uint8Array): boolean {
  const at = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))
  return at(0) === 'RIFF' && at(8) === 'WEBP'
}

/** What a picture's address ends with, so that a browser never shows the one before; null of none. */
export function printOf(fileKey: string | null): string | null {
  return (fileKey && /-(\w+)\.\w+$/.exec(fileKey)?.[1]) ?? null
}
