import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { FSDriver } from '@adonisjs/drive/drivers/fs'
import type { WriteOptions } from '@adonisjs/drive/types'

/** What a file is called while it is written. */
export const PART_ENDING = '.part'

/**
 * Files on a disk of this machine. Under its name a file is whole, or is not there: it is written under another name
 * and renamed, so that a full disk or a killed process leaves no half of one, and who reads meanwhile reads all of it.
 */
export class WholeFiles extends FSDriver {
  readonly #root: string

  constructor(options: ConstructorParameters<typeof FSDriver>[0]) {
    super(options)
    const { location } = options
    this.#root = typeof location === 'string' ? location : fileURLToPath(location)
  }

  override put(key: string, contents: string | Uint8Array, options?: WriteOptions) {
    return this.#whole(key, (part) => super.put(part, contents, options))
  }

  override putStream(key: string, contents: Readable, options?: WriteOptions) {
    return this.#whole(key, (part) => super.putStream(part, contents, options))
  }

  override copy(source: string, destination: string) {
    return this.#whole(destination, (part) => super.copy(source, part))
  }

  override async move(source: string, destination: string) {
    await mkdir(dirname(join(this.#root, destination)), { recursive: true })
    await rename(join(this.#root, source), join(this.#root, destination))
  }

  async #whole(key: string, write: (part: string) => Promise<void>): Promise<void> {
    const part = `${key}.${randomUUID()}${PART_ENDING}`
    try {
      await write(part)
      await rename(join(this.#root, part), join(this.#root, key))
    } catch (error) {
      await rm(join(this.#root, part), { force: true })
      throw error
    }
  }
}
