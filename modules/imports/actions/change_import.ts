import { fail, ok, type Result } from '#modules/shared/result'
import type { InScope } from '#modules/shared/tenancy/scopes'
import type { ImportSettings } from '../domain/import_settings.ts'
import Import from '../models/import.ts'
import { draftOf, type Draft } from '../queries/draft_of.ts'
import { openImport, type ExplainFile } from '../queries/open_import.ts'

/** Decides how a file is read and what its columns are; answers what it would do then. A file that is not read so stays as it was. */
export class ChangeImport {
  static async handle(
    inScope: InScope,
    id: string,
    settings: ImportSettings,
    explain: ExplainFile
  ): Promise<Result<Draft>> {
    const opened = await openImport(inScope, id, explain, settings.read)
    if (!opened.ok) return opened
    return inScope(async (scope) => {
      const row = await Import.query().where('id', id).forUpdate().first()
      if (!row) return fail('E_NOT_FOUND')
      if (row.status !== 'DRAFT') return fail('E_STALE_VERSION')
      // What was said with the file stays: a number that was not kept is not there to keep.
      const { nissFor } = row.settings
      await row.merge({ settings: { ...settings, ...(nissFor && { nissFor }) } }).save()
      return ok(await draftOf(scope, row, opened.value.table))
    })
  }
}
