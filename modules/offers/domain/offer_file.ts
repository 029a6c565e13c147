import { rasterTypeOf } from '#modules/shared/files/picture_type'

/** A scanned brochure; what is larger does not travel well. */
export const FILE_MAX_BYTES = 5 * 1024 * 1024

/** More than a candidate reads. */
export const MOST_FILES = 10

export const FILE_TYPES = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
} as const
export type FileType = keyof typeof FILE_TYPES

const PDF = '%PDF-'

/** The media type of an attachment by its own bytes, whatever its sender calls it; null when it is none of ours. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  if (Buffer.from(bytes.subarray(0, PDF.length)).toString('latin1') === PDF)
    return 'application/pdf'
  return rasterTypeOf(bytes)
}
