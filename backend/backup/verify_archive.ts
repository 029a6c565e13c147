import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { unseal } from '#modules/shared/keys/sealed'
import { DamagedArchive, readArchive, type Entry } from './archive_reader.ts'
import {
  digestOf,
  FILES,
  FORMAT,
  MANIFEST,
  SEAL,
  SUMS,
  sumLine,
  tableOf,
  TABLES,
  Tally,
  type Manifest,
} from './manifest.ts'

/** Whose seal it bears: of the product under this key, of another one, or under another key. */
export type Seal = 'ours' | 'other'

export interface Verified {
  manifest: Manifest
  seal: Seal
}

/**
 * Reads an archive whole and compares everything in it with what its manifest says.
 *
 * @throws DamagedArchive
 */
export async function verifyArchive(
  path: string,
  identity: string,
  read?: (bytes: number) => void
): Promise<Verified> {
  const content = new Content()
  await readArchive(path, identity, (entry) => content.take(entry), read)
  return content.verified(path)
}

class Content {
  readonly #tables = new Map<string, Tally>()
  readonly #sums = createHash('sha256')
  /** Lines of the files since the last list, as the next list must have them. */
  #lines: string[] = []
  #manifest = ''
  #seal = ''
  #count = 0
  #bytes = 0
  #faults: string[] = []

  async take({ name, body }: Entry): Promise<void> {
    if (name.startsWith(TABLES)) await this.#table(tableOf(name), body)
    else if (name.startsWith(FILES)) await this.#file(name.slice(FILES.length), body)
    else if (name.startsWith(SUMS)) this.#list(await buffer(body))
    else if (name === MANIFEST) this.#manifest = (await buffer(body)).toString()
    else if (name === SEAL) this.#seal = (await buffer(body)).toString()
    else this.#faults.push(`it has an unknown part ${name}`)
  }

  verified(path: string): Verified {
    if (!this.#manifest || !this.#seal) throw new DamagedArchive(`${path} is no backup of Barema`)
    const manifest = JSON.parse(this.#manifest) as Manifest
    if (manifest.format !== FORMAT)
      throw new DamagedArchive(
        `${path} has the form ${manifest.format}, this version reads ${FORMAT}`
      )
    const faults = [...this.#faults, ...this.#differences(manifest)]
    if (faults.length > 0)
      throw new DamagedArchive(
        `${path} does not hold what it says: ${faults.slice(0, 3).join('; ')}`
      )
    return { manifest, seal: unseal(this.#seal) === digestOf(this.#manifest) ? 'ours' : 'other' }
  }

  #differences({ tables, files }: Manifest): string[] {
    const differing = tables.filter(({ name, rows, bytes, sha256 }) => {
      const found = (this.#tables.get(name) ?? new Tally()).end()
      return found.rows !== rows || found.bytes !== bytes || found.sha256 !== sha256
    })
    const names = new Set(tables.map(({ name }) => name))
    const strange = [...this.#tables.keys()].filter((name) => !names.has(name))
    const isSame =
      this.#count === files.count &&
      this.#bytes === files.bytes &&
      this.#lines.length === 0 &&
      this.#sums.digest('hex') === files.sha256
    return [
      ...differing.map(({ name }) => `the rows of ${name} differ`),
      ...strange.map((name) => `${name} is not in the manifest`),
      ...(isSame ? [] : ['the files differ']),
    ]
  }

  async #table(name: string, body: AsyncIterable<Buffer>): Promise<void> {
    const tally = this.#tables.get(name) ?? new Tally()
    this.#tables.set(name, tally)
    for await (const chunk of body) tally.take(chunk)
  }

  async #file(key: string, body: AsyncIterable<Buffer>): Promise<void> {
    const tally = new Tally()
    for await (const chunk of body) tally.take(chunk)
    const { bytes: size, sha256 } = tally.end()
    this.#count++
    this.#bytes += size
    this.#lines.push(sumLine({ key, size, sha256 }))
  }

  #list(bytes: Buffer): void {
    if (bytes.toString() !== this.#lines.join('')) this.#faults.push('a file differs from its sum')
    this.#lines = []
    this.#sums.update(bytes)
  }
}
