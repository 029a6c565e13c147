import { open, type FileHandle } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { Problem } from './problem.ts'

/** A file as the whole body of a call. */
export interface BodyBytes {
  /** No more than so many are kept. */
  most: number
  /** What is larger than this lies on disk on its way in, and the handler reads it by `ctx.readBytes`. */
  inMemory?: number
  /** What a larger file is refused with. */
  tooLarge:
    | 'E_LOGO_REFUSED'
    | 'E_SIGNATURE_REFUSED'
    | 'E_FILE_REFUSED'
    | 'E_PHOTO_REFUSED'
    | 'E_BENEFIT_PHOTO_REFUSED'
    | 'E_PDF_TOO_LARGE'
    | 'E_WORD_TOO_LARGE'
    | 'E_VERIFY_TOO_LARGE'
    | 'E_IMPORT_TOO_LARGE'
}

/**
 * What was sent, or null where it is more than `most`; that is told as soon as it is known. The rest of it passes by
 * without being kept: a browser that is hung up on in the middle tells its user nothing.
 */
export function bodyBytes(request: IncomingMessage, most: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= most) chunks.push(chunk)
      else {
        chunks.length = 0
        resolve(null)
      }
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    // A caller who hung up in the middle hears none of it.
    request.on('error', () => reject(new Problem('E_BODY_TOO_SLOW')))
    if (request.readableEnded) resolve(Buffer.alloc(0))
  })
}

/**
 * The same for a file that may be large: up to `inMemory` bytes of it are kept in memory, all of it in the file of that
 * path beyond. Answers how many bytes lie there, or the bytes themselves.
 */
export async function bodyFile(
  request: IncomingMessage,
  { most, inMemory }: Required<Pick<BodyBytes, 'most' | 'inMemory'>>,
  path: string
): Promise<Buffer | 'on disk' | null> {
  let chunks: Buffer[] = []
  let size = 0
  let file: FileHandle | null = null
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > most) {
        chunks = []
        request.resume()
        return null
      }
      if (file) await file.write(chunk)
      else chunks.push(chunk)
      if (!file && size > inMemory) {
        file = await open(path, 'wx', 0o600)
        for (const each of chunks) await file.write(each)
        chunks = []
      }
    }
  } catch {
    // A caller who hung up in the middle hears none of it, and nothing of the file is kept.
    throw new Problem('E_BODY_TOO_SLOW')
  } finally {
    await file?.close()
  }
  return file ? 'on disk' : Buffer.concat(chunks)
}
