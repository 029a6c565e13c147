import { createHash } from 'node:crypto'

/** What a file is known by: how long it is, and its SHA-256 in hexadecimal. */
export async function printOf(
  chunks: AsyncIterable<string | Uint8Array>
): Promise<{ bytes: number; hash: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of chunks) {
    hash.update(chunk)
    bytes += Buffer.byteLength(chunk)
  }
  return { bytes, hash: hash.digest('hex') }
}
