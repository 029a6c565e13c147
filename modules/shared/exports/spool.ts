import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * A file of passage, in a folder that only this process may read; it is gone when `use` is done. So a reader
 * slowly holds no connection of the database, and what fails half-way was never begun to be sent.
 */
export async function withSpool<T>(use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'barema-export-'))
  try {
    return await use(join(folder, 'file'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes the chunks as fast as the disk takes them; answers how many bytes they were. */
export async function writeTo(
  path: string,
  chunks: AsyncIterable<string | Uint8Array>
): Promise<number> {
  const file = createWriteStream(path, { mode: 0o600 })
  await pipeline(Readable.from(chunks), file)
  return file.bytesWritten
}
