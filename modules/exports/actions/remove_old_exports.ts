import drive from '@adonisjs/drive/services/main'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { KEPT_DAYS } from '../domain/limits.ts'
import Export from '../models/export.ts'
import { giveTurn } from './give_turn.ts'

/** Removes the company's exports of more than a week ago with their files; answers how many they were. Every night. */
export class RemoveOldExports {
  static async handle(inScope: InScope): Promise<number> {
    const old = await inScope(oldExports)
    for (const { id, fileKey } of old) {
      // The file first: a row without its file says so, a file without its row would stay for ever.
      if (fileKey) await drive.use().delete(fileKey)
      await inScope(() => Export.query().where('id', id).delete())
    }
    return old.length
  }
}

async function oldExports(scope: Scope): Promise<Export[]> {
  // One whose job was lost ends, and is old a week later.
  await giveTurn(scope)
  return Export.query()
    .whereIn('status', ['ready', 'failed'])
    .whereRaw(`finished_at < now() - interval '${KEPT_DAYS} days'`)
    .orderBy('id')
}
