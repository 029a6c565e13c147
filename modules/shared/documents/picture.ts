import type { Picture } from './sheet.ts'

/** A raster file as a sheet carries it. */
export function pictureOf(
  { bytes, type }: { bytes: Buffer; type: 'image/png' | 'image/jpeg' },
  alt: string
): Picture {
  const format = type === 'image/png' ? 'png' : 'jpg'
  return { format, base64: bytes.toString('base64'), alt }
}
