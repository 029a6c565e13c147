import { createInflateRaw } from 'node:zlib'
import { FileRefused, MOST_RATIO, MOST_UNPACKED } from '../domain/sheet_table.ts'

/** A part as the directory at the end of a packed file tells it; sizes in bytes. */
interface ZipPart {
  isLocked: boolean
  method: number
  packed: number
  /** Where its own heading begins. */
  at: number
}

const STORED = 0
const DEFLATED = 8
/** So much of a part is unpacked before the process looks after others. */
const PIECE = 64 * 1024
/** The end of a directory, with the longest comment that may follow it. */
const LONGEST_END = 22 + 0xffff
/** Stands for a size that is told in 64 bits further on. */
const IN_64_BITS = 0xffff_ffff
const HEADING_OF_64_BITS = 1

/**
 * The parts of a packed file, by its directory (PKWARE APPNOTE 6.3.10, 4.3): what nobody asks for is not unpacked. All that
 * is asked for comes to `most` bytes, and to `MOST_RATIO` times the file.
 */
export class ZipParts {
  readonly #bytes: Buffer
  readonly #parts = new Map<string, ZipPart>()
  readonly #most: number
  #unpacked = 0

  /** @throws FileRefused where the directory is missing (`cut`) or makes no sense */
  constructor(bytes: Uint8Array, most: number = MOST_UNPACKED) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#most = Math.min(most, Math.max(1e6, bytes.length * MOST_RATIO))
    const tail = Math.max(0, bytes.length - LONGEST_END)
    const end = this.#bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
    if (end < tail || end + 22 > bytes.length) throw new FileRefused('cut')
    sound(() => this.#readDirectory(this.#bytes.readUInt32LE(end + 16), this.#bytes.readUInt16LE(end + 10)))
  }

  has(name: string): boolean {
    return this.#parts.has(name.toLowerCase())
  }

  /** In small letters. */
  get names(): string[] {
    return [...this.#parts.keys()]
  }

  /**
   * A part, piece by piece; of one that is not there nothing. Names are found in whatever case.
   *
   * @throws FileRefused with what is wrong with it
   */
  async *piecesOf(name: string): AsyncGenerator<Buffer> {
    const part = this.#parts.get(name.toLowerCase())
    if (!part) return
    for await (const piece of this.#unpack(part)) {
      this.#unpacked += piece.length
      if (this.#unpacked > this.#most) throw new FileRefused('bomb')
      yield piece
    }
  }

  /** The same as text. */
  async *textOf(name: string): AsyncGenerator<string> {
    if (!this.has(name)) return
    const decoder = new TextDecoder()
    for await (const piece of this.piecesOf(name)) yield decoder.decode(piece, { stream: true })
    yield decoder.decode()
  }

  #readDirectory(from: number, count: number): void {
    let at = from
    for (let left = count; left > 0; left--) {
      const bytes = this.#bytes
      if (bytes.toString('latin1', at, at + 4) !== 'PK\u0001\u0002') throw new FileRefused('unreadable')
      const named = bytes.readUInt16LE(at + 28)
      const more = bytes.readUInt16LE(at + 30)
      const name = bytes.toString('utf8', at + 46, at + 46 + named)
      const sizes = [24, 20, 42].map((place) => bytes.readUInt32LE(at + place))
      const [, packed, heading] = inFull(sizes, bytes.subarray(at + 46 + named, at + 46 + named + more))
      this.#parts.set(name.toLowerCase(), {
        isLocked: (bytes.readUInt16LE(at + 8) & 1) === 1,
        method: bytes.readUInt16LE(at + 10),
        packed: packed!,
        at: heading!,
      })
      at += 46 + named + more + bytes.readUInt16LE(at + 32)
    }
  }

  async *#unpack({ isLocked, method, packed, at }: ZipPart): AsyncGenerator<Buffer> {
    if (isLocked) throw new FileRefused('locked')
    const from = sound(
      () => at + 30 + this.#bytes.readUInt16LE(at + 26) + this.#bytes.readUInt16LE(at + 28)
    )
    if (from + packed > this.#bytes.length) throw new FileRefused('cut')
    const bytes = this.#bytes.subarray(from, from + packed)
    if (method === STORED) {
      for (let done = 0; done < bytes.length; done += PIECE) yield bytes.subarray(done, done + PIECE)
    } else if (method === DEFLATED) {
      // Not of this thread: meanwhile the process looks after others.
      const inflate = createInflateRaw({ chunkSize: PIECE })
      inflate.end(bytes)
      try {
        yield* inflate
      } catch (error) {
        if (error instanceof FileRefused) throw error
        throw new FileRefused('cut')
      }
    } else throw new FileRefused('unreadable')
  }
}

/** Sizes of which some are told in 64 bits, in the order of the standard (4.5.3): unpacked, packed, where the heading begins. */
function inFull(sizes: readonly number[], more: Buffer): number[] {
  let at = 0
  while (at + 4 <= more.length && more.readUInt16LE(at) !== HEADING_OF_64_BITS)
    at += 4 + more.readUInt16LE(at + 2)
  let next = at + 4
  return sizes.map((size) => {
    if (size !== IN_64_BITS) return size
    const whole = Number(more.readBigUInt64LE(next))
    next += 8
    return whole
  })
}

/** What points outside of the file is no packed file. */
function sound<Read>(read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('unreadable')
  }
}
