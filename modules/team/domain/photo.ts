import { printOf } from '#modules/shared/files/picture_type'
import type { BodyBytes } from '#modules/shared/http/body_bytes'

/** What a phone makes of a picture once the page has shrunk it, several times over. */
export const WORKER_PHOTO: BodyBytes = { most: 2_000_000, tooLarge: 'E_PHOTO_REFUSED' }

/** Where a photo is read, below an address; it changes with the picture. */
export function photoUrlOf(
  { photoFileKey }: { photoFileKey: string | null },
  address: string
): string | null {
  const print = printOf(photoFileKey)
  return print ? `${address}/photo?v=${print}` : null
}
