import { gunzipSync, gzipSync } from 'node:zlib'
import { SyncAnswerSchema } from '#database/schema'
import { seal, unseal } from '#modules/shared/keys/sealed'
import type { ExternalPerson } from '../domain/hr_system.ts'

/** What the other system said of the person of a row, with the answers it was read from: packed and sealed, for 30 days. */
export default class SyncAnswer extends SyncAnswerSchema {
  /** As the table keeps it; `rowId` is where it opens. */
  static sealed(rowId: string, person: ExternalPerson): string {
    const packed = gzipSync(JSON.stringify(person)).toString('base64')
    return seal(packed, { key: 'workers', place: `sync_answers/${rowId}` })
  }

  /** Null once it is gone, or where no key opens it. */
  static async of(rowId: string): Promise<ExternalPerson | null> {
    const row = await this.query().where('row_id', rowId).first()
    const packed = row && unseal(row.content, { key: 'workers', place: `sync_answers/${rowId}` })
    return packed ? JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString()) : null
  }
}
