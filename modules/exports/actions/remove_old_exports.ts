import drive from '@adonisjs/drive/services/main'
import type { Scope } from '#modules/shared/tenancy/scope'
import { KEPT_DAYS } from '../domain/limits.ts'
import Export from '../models/export.ts'
import { giveTurn } from './give_turn.ts'

/** Removes the company's exports of more than a week ago with their files; answers how many they were. Every night. */
export class RemoveOldExports {
  static async handle(scope: Scope): Promise<number> {
    // One whose job was lost ends, and is old a week later.
    await giveTurn(scope)
    const old = await Export.query()
      .whereIn('status', ['ready', 'failed'])
      .whereRaw(`finished_at < now() - interval '${KEPT_DAYS} days'`)
      .orderBy('id')
      .forUpdate()
    for (const row of old) {
      // The file first: a row without its file says so, a file without its row would stay for ever.
      if (row.fileKey) await drive.use().delete(row.fileKey)
      await row.delete()
    }
    return old.length
  }
}
