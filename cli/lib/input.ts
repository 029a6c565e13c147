import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Failure } from '#cli/lib/failure'

export interface Input {
  readonly chunks: AsyncIterable<Buffer>
  /** Known for files only. */
  readonly bytes: number | undefined
}

const CHUNK_BYTES = 512 * 1024

/** A file, or the standard input for `-`. */
export async function openInput(file: string): Promise<Input> {
  if (file === '-') return { chunks: process.stdin as AsyncIterable<Buffer>, bytes: undefined }
  const info = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(
      error.code === 'ENOENT' ? `${file} does not exist` : `${file}: ${error.message}`
    )
  })
  if (info.isDirectory()) throw new Failure(`${file} is a folder`)
  return {
    chunks: createReadStream(file, { highWaterMark: CHUNK_BYTES }),
    bytes: info.isFile() ? info.size : undefined,
  }
}
