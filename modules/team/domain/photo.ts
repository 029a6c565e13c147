/** What a phone makes of a picture once the page has shrunk it, several times over. */
export const PHOTO_MAX_BYTES = 2_000_000

export type PhotoType = 'image/png' | 'image/jpeg'

/** How the file of each type is called. */
export const PHOTO_ENDINGS: Record<PhotoType, string> = { 'image/png': 'png', 'image/jpeg': 'jpg' }

/** Where a photo is read, below an address; it changes with the picture, so that a browser never shows the one before. */
export function photoUrlOf(
  { photoFileKey }: { photoFileKey: string | null },
  address: string
): string | null {
  const print = photoFileKey && /-(\w+)\.\w+$/.exec(photoFileKey)?.[1]
  return print ? `${address}/photo?v=${print}` : null
}
