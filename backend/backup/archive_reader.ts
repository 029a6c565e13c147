import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { extract as openExtract } from 'tar-stream'
import { Failure } from '#cli/lib/failure'

/** One entry; its body must be read to its end. */
export interface Entry {
  name: string
  size: number
  body: AsyncIterable<Buffer>
}

/** The archive is not what was written: cut, altered, or of another key. */
export class DamagedArchive extends Failure {}

/** age's words for a file whose header names other keys. */
const OTHER_KEY = /no identity matched/

/**
 * Reads an archive from its first byte to its last, entry after entry. Every 64 kB are proved before they are handed
 * on, and that it is whole is known at the end alone: a caller believes nothing before this resolves.
 *
 * @param identity `AGE-SECRET-KEY-1…`, the operator's key
 * @param read told how many bytes of the file were read
 * @throws DamagedArchive
 */
export async function readArchive(
  path: string,
  identity: string,
  visit: (entry: Entry) => Promise<void>,
  read: (bytes: number) => void = () => {}
): Promise<void> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  let ours: unknown
  const entries = openExtract()
  const visited = (async () => {
    for await (const entry of entries) {
      const { name, size } = entry.header
      await visit({ name, size: size ?? 0, body: entry as AsyncIterable<Buffer> }).catch(
        (error) => {
          ours = error
          throw error
        }
      )
    }
  })()
  visited.catch((error) => entries.destroy(error as Error))
  try {
    await pipeline(
      Readable.from(counted(createReadStream(path, { highWaterMark: 256 * 1024 }), read)),
      async function* (source: AsyncIterable<Uint8Array>) {
        yield* await decrypter.decrypt(ReadableStream.from(source))
      },
      createGunzip(),
      entries
    )
    await visited
  } catch (error) {
    if (ours) throw ours
    throw damaged(path, error)
  }
}

async function* counted(source: AsyncIterable<Buffer>, read: (bytes: number) => void) {
  for await (const chunk of source) {
    read(chunk.length)
    yield chunk
  }
}

function damaged(path: string, error: unknown): Error {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new Failure(`${path} does not exist`)
  if (code === 'EISDIR' || code === 'EACCES' || code === 'EIO') return new Failure(message)
  if (OTHER_KEY.test(message))
    return new DamagedArchive(
      `this key does not open ${path}: it was written for another one, or its first bytes were altered`
    )
  return new DamagedArchive(`${path} is cut or altered (${message})`)
}
