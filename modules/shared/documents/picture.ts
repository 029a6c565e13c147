import type { ReadPicture } from '#modules/shared/files/stored_picture'
import type { Picture } from './sheet.ts'

/** A raster file as a sheet carries it. */
export function pictureOf({ bytes, type }: ReadPicture, alt: string): Picture {
  const format = type === 'image/png' ? 'png' : 'jpg'
  return { format, base64: bytes.toString('base64'), alt }
}
