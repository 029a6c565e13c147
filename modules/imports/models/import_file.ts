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

  /** Null where it was sealed by a key that is no longer in the list. */
  get bytes(): Buffer | null {
    return this.#open('content', this.content)
  }

  keepApplied(applied: AppliedImport): this {
    this.applied = this.#seal('applied', gzipSync(JSON.stringify(applied)))
    return this
  }

  /** Null where nothing was done, or where it cannot be opened any more. */
  get done(): AppliedImport | null {
    const opened = this.applied === null ? null : this.#open('applied', this.applied)
    return opened && (JSON.parse(opened.toString()) as AppliedImport)
  }

  #seal(part: string, bytes: Buffer): string {
    return seal(bytes.toString('base64'), { key: 'workers', place: `${this.importId}/${part}` })
  }

  #open(part: string, stored: string): Buffer | null {
    const plain = unseal(stored, { key: 'workers', place: `${this.importId}/${part}` })
    return plain === null ? null : gunzipSync(Buffer.from(plain, 'base64'))
  }
}
