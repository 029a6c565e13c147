import { createInflate } from 'node:zlib'

/** Each piece is a turn of another thread: in pieces of the usual 16 kB a heavy stream takes seconds. */
const PIECE_BYTES = 1024 * 1024

/**
 * Whether deflated bytes are more than `most` once they are unpacked. Read in pieces: they never lie in memory whole. Of
 * what is damaged, what comes before the damage counts, as readers show it.
 */
export function unpacksToMore(packed: Uint8Array, most: number): Promise<boolean> {
  return new Promise((resolve) => {
    let size = 0
    const inflate = createInflate({ chunkSize: PIECE_BYTES })
    inflate.on('data', (piece: Buffer) => {
      size += piece.length
      if (size <= most) return
      resolve(true)
      inflate.destroy()
    })
    inflate.once('error', () => resolve(false))
    inflate.once('end', () => resolve(false))
    inflate.end(packed)
  })
}
