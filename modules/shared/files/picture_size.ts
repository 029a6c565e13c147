/** What a screen or a sheet of paper needs, several times over; decoded, it is 64 MB. */
export const MOST_PIXELS = 4_000

/**
 * Whether a PNG, JPEG or WebP is wider or higher than is ever needed, by the numbers that its decoder would believe: a file of
 * a few kilobytes may unpack to gigabytes. One that does not say how large it is counts as too large.
 */
export function isTooLarge(bytes: Uint8Array, type: string): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sides = SIDES[type]?.(file)
  return !sides?.every((side) => side > 0 && side <= MOST_PIXELS)
}

const SIDES: Readonly<Record<string, (file: Buffer) => number[] | null>> = {
  'image/png': pngSides,
  'image/jpeg': jpegSides,
  'image/webp': webpSides,
}

/** Width and height stand in the header, which comes first. */
function pngSides(file: Buffer): number[] | null {
  if (file.length < 24 || file.toString('latin1', 12, 16) !== 'IHDR') return null
  return [file.readUInt32BE(16), file.readUInt32BE(20)]
}

/** The segments before the picture itself, each with its length, until the one that begins a frame. */
function jpegSides(file: Buffer): number[] | null {
  for (let at = 2; at + 9 <= file.length && file[at] === 0xff;) {
    const marker = file[at + 1]
    if (marker === 0xff) at += 1
    else if (beginsFrame(marker)) return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)]
    else at += 2 + file.readUInt16BE(at + 2)
  }
  return null
}

/** SOF0 to SOF15 without the tables that lie between them (DHT, JPG, DAC). */
function beginsFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** The first chunk says it, each of its three kinds in its own way: less than is true of an extended one, no decoder takes. */
function webpSides(file: Buffer): number[] | null {
  if (file.length < 30) return null
  const kind = file.toString('latin1', 12, 16)
  if (kind === 'VP8X') return [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1]
  if (kind === 'VP8L') {
    const packed = file.readUInt32LE(21)
    return [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1]
  }
  if (kind !== 'VP8 ') return null
  return [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff]
}
