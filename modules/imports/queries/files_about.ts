import type { Scope } from '#modules/shared/tenancy/scope'
import { ImportedFiles, type ImportedFile } from '#modules/team/index'
import Import from '../models/import.ts'
import ImportFile from '../models/import_file.ts'
import { TARGET } from '../targets/targets.ts'

/** As long as the nightly upkeep leaves them (`database/retention.ts`). */
const KEPT = { days: 30 }

/** Answers what is held on a person: a file names more people than them, so that it is named and not given. */
export class FilesAbout extends ImportedFiles {
  async about(_scope: Scope, workerId: string): Promise<ImportedFile[]> {
    const rows = await Import.query().whereNotNull('committed_at').orderBy('committed_at')
    const held: ImportedFile[] = []
    for (const { id, target, fileName, committedAt, createdAt } of rows) {
      const done = (await ImportFile.of(id))?.done
      if (!done || !TARGET[target].people?.(done.applied).includes(workerId)) continue
      held.push({
        file_name: fileName,
        taken_in_at: committedAt!.toISO()!,
        kept_until: createdAt.plus(KEPT).toISODate()!,
      })
    }
    return held
  }
}
