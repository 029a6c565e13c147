import { Failure } from '#cli/lib/failure'

const NEWLINE = 0x0a
const BATCH_BYTES = 256 * 1024
const LINE_BYTES = 16 * 1024 * 1024

/**
 * Cuts a stream of bytes into batches that end with a line, so that nothing is decoded here and
 * memory stays the same whatever the size. A line of more than 16 MB is a failure.
 */
export async function* lineBatches(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    held.push(chunk)
    size += chunk.length
    if (size < BATCH_BYTES) continue
    const bytes = held.length === 1 ? chunk : Buffer.concat(held, size)
    const end = bytes.lastIndexOf(NEWLINE) + 1
    if (end === 0 && size > LINE_BYTES) throw new Failure('a line of the input is over 16 MB')
    if (end > 0) yield bytes.subarray(0, end)
    const rest = bytes.subarray(end)
    held = rest.length > 0 ? [rest] : []
    size = rest.length
  }
  if (size > 0) yield Buffer.concat(held, size)
}
