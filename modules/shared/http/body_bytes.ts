import type { IncomingMessage } from 'node:http'
import { Problem } from './problem.ts'

/** A file as the whole body of a call. */
export interface BodyBytes {
  /** No more than so many are kept. */
  most: number
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
