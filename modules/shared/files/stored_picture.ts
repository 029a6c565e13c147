import drive from '@adonisjs/drive/services/main'
import type { RasterType } from './picture_type.ts'

/** A raster picture among the company's files. A unit of work finds it; it is read once that has ended. */
export interface StoredPicture {
  fileKey: string
  type: RasterType
}

/** The picture itself. */
export interface ReadPicture {
  bytes: Buffer
  type: RasterType
}

/** Reads a picture, with no unit of work open; nothing of none. */
export async function readPicture(stored: StoredPicture | null): Promise<ReadPicture | null> {
  return (
    stored && { bytes: Buffer.from(await drive.use().getBytes(stored.fileKey)), type: stored.type }
  )
}
