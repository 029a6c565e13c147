/** A whole PNG, of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)

/** The beginning of a PNG that says how wide and high it is; its pixels do not follow. */
export function pngHeader(width: number, height = width): Buffer {
  const header = Buffer.alloc(25)
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(header)
  header.write('IHDR', 12, 'latin1')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  header[24] = 8
  return header
}

/** The beginning of a JPEG, with a segment before the one that says how wide and high it is. */
export function jpegHeader(width: number, height = width): Buffer {
  const header = Buffer.from([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0x4a, 0x46],
    ...[0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0],
  ])
  header.writeUInt16BE(height, 13)
  header.writeUInt16BE(width, 15)
  return header
}

/** The beginning of a WebP that says how wide and high it is, in one of the three ways. */
export const webpHeader =
  (kind: 'VP8 ' | 'VP8L' | 'VP8X') =>
  (width: number, height = width): Buffer => {
    const header = Buffer.alloc(40)
    header.write('RIFF', 0, 'latin1')
    header.write(`WEBP${kind}`, 8, 'latin1')
    if (kind === 'VP8X') {
      header.writeUIntLE(width - 1, 24, 3)
      header.writeUIntLE(height - 1, 27, 3)
    } else if (kind === 'VP8L') {
      header[20] = 0x2f
      header.writeUInt32LE((((height - 1) << 14) | (width - 1)) >>> 0, 21)
    } else {
      header.writeUInt16LE(width, 26)
      header.writeUInt16LE(height, 28)
    }
    return header
  }
