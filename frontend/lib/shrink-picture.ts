/** More than any screen shows of a face. */
const LONGEST_SIDE = 800

/**
 * A picture of a phone as a file that travels quickly. What the browser cannot draw is sent as it is, and judged there.
 *
 * @param type a WebP keeps what is transparent; a browser that writes none makes a PNG of it
 */
export async function shrinkPicture(
  file: File,
  type: 'image/jpeg' | 'image/webp' = 'image/jpeg'
): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.85))
  return made ?? file
}
