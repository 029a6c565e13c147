import { createHash } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import type { ProblemCode } from '#modules/shared/http/problem'
import { fail, ok, type Result } from '#modules/shared/result'
import { isTooLarge } from './picture_size.ts'
import {
  photoTypeOf,
  rasterTypeOf,
  type PhotoType,
  type PictureType,
  type RasterType,
} from './picture_type.ts'

const ENDINGS: Record<PictureType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
}

/** A picture among the company's files; `print` is of its bytes and stands in its name. */
export interface KeptPicture<T extends PictureType = RasterType> {
  fileKey: string
  type: T
  print: string
}

export interface PictureRules {
  /** The folder of its file, or that and what the name begins with. */
  at: string
  /** Bytes. */
  most: number
  /** Said of what is no picture, or larger. */
  refused: ProblemCode
}

/** Keeps a PNG or JPEG, judged by its bytes, with no unit of work open. */
export function keepPicture(bytes: Uint8Array, rules: PictureRules): Promise<Result<KeptPicture>> {
  return keepAs(rasterTypeOf, bytes, rules)
}

/** Keeps a PNG, JPEG or WebP, which screens show and no document holds. */
export function keepPhoto(
  bytes: Uint8Array,
  rules: PictureRules
): Promise<Result<KeptPicture<PhotoType>>> {
  return keepAs(photoTypeOf, bytes, rules)
}

async function keepAs<T extends PictureType>(
  typeOf: (bytes: Uint8Array) => T | null,
  bytes: Uint8Array,
  { at, most, refused }: PictureRules
): Promise<Result<KeptPicture<T>>> {
  const type = bytes.length <= most ? typeOf(bytes) : null
  if (!type) return fail(refused)
  if (isTooLarge(bytes, type)) return fail('E_PICTURE_TOO_LARGE')
  return ok(await putPicture(bytes, type, at))
}

/** Writes a picture that was judged. The file is called by its bytes: given twice it is one. */
export async function putPicture<T extends PictureType>(
  bytes: Uint8Array,
  type: T,
  at: string
): Promise<KeptPicture<T>> {
  const print = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const fileKey = `${at}${print}.${ENDINGS[type]}`
  await drive.use().put(fileKey, bytes)
  return { fileKey, type, print }
}
