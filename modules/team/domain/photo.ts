import { printOf } from '#modules/shared/files/picture_type'

/** What a phone makes of a picture once the page has shrunk it, several times over. */
export const PHOTO_MAX_BYTES = 2_000_000

/** Where a photo is read, below an address; it changes with the picture. */
export function photoUrlOf(
  { photoFileKey }: { photoFileKey: string | null },
  address: string
): string | null {
  const print = printOf(photoFileKey)
  return print ? `${address}/photo?v=${print}` : null
}
