import { gunzipSync, gzipSync } from 'node:zlib'
import { ImportFileSchema } from '#database/schema'
import { seal, unseal } from '#modules/shared/keys/sealed'

/** What an import did, and what it did not take. */
export interface AppliedImport {
  applied: unknown
  refused: readonly { line: number; why: string }[]
}

/** The bytes of a file, and what was done with it: packed and sealed, each for its import alone. */
export default class ImportFile extends ImportFileSchema {
  static of(importId: string): Promise<ImportFile | null> {
    return this.query().where('import_id', importId).first()
  }

  keep(bytes: Uint8Array): this {
    this.content = this.#seal('content', gzipSync(bytes))
    return this
  }

  /** @throws Error where no key of the list opens it */
  get bytes(): Buffer {
    return gunzipSync(this.#open('content', this.content))
  }

  keepApplied(applied: AppliedImport): this {
    this.applied = this.#seal('applied', gzipSync(JSON.stringify(applied)))
    return this
  }

  get done(): AppliedImport | null {
    if (this.applied === null) return null
    return JSON.parse(gunzipSync(this.#open('applied', this.applied)).toString()) as AppliedImport
  }

  #seal(part: string, bytes: Buffer): string {
    return seal(bytes.toString('base64'), { key: 'workers', place: `${this.importId}/${part}` })
  }

  #open(part: string, stored: string): Buffer {
    const plain = unseal(stored, { key: 'workers', place: `${this.importId}/${part}` })
    if (plain === null) throw new Error(`${part} of import ${this.importId} is sealed by a lost key`)
    return Buffer.from(plain, 'base64')
  }
}
