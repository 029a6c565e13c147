import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import { pack as openPack } from 'tar-stream'

/** Of every entry: an archive of the same content has the same names and times. */
const MTIME = new Date(0)

/**
 * Writes an archive: tar, then gzip, then age, so that `age --decrypt | tar xz` opens it without Barema. Nothing is
 * kept in memory: an entry is taken when there is room for it.
 */
export class ArchiveWriter {
  readonly #pack = openPack()
  readonly #done: Promise<void>
  readonly #broken: Promise<never>

  /** @param recipient `age1…`, the public half of the operator's key */
  constructor(output: Writable, recipient: string) {
    const encrypter = new Encrypter()
    encrypter.addRecipient(recipient)
    this.#done = pipeline(
      Readable.from(this.#pack),
      createGzip(),
      async function* (source: AsyncIterable<Uint8Array>) {
        yield* await encrypter.encrypt(ReadableStream.from(source))
      },
      output
    )
    // A disk that is full ends the entry under way, which would wait for room for ever.
    this.#broken = this.#done.then(() => new Promise<never>(() => {}))
    this.#broken.catch(() => {})
  }

  add(name: string, content: string | Buffer): Promise<void> {
    const bytes = Buffer.from(content)
    return this.addStream(name, bytes.length, [bytes])
  }

  /** @throws Error when the source does not have as many bytes as were told */
  async addStream(
    name: string,
    size: number,
    source: AsyncIterable<Buffer> | Iterable<Buffer>
  ): Promise<void> {
    await this.#unlessBroken(
      new Promise<void>((resolve, reject) => {
        const entry = this.#pack.entry({ name, size, mtime: MTIME }, (error) =>
          error ? reject(error) : resolve()
        )
        const write = async () => {
          for await (const chunk of source) if (!entry.write(chunk)) await once(entry, 'drain')
          entry.end()
        }
        write().catch(reject)
      })
    )
  }

  /** Resolves when the last byte is with the output. */
  async finish(): Promise<void> {
    this.#pack.finalize()
    await this.#done
  }

  /** Ends the output without the mark of its end: what is there is no archive. */
  async abandon(): Promise<void> {
    this.#pack.destroy(new Error('The backup was broken off'))
    await this.#done.catch(() => {})
  }

  #unlessBroken<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.#broken])
  }
}
