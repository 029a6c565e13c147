import drive from '@adonisjs/drive/services/main'
import { DateTime } from 'luxon'
import { chunksOf } from '#modules/shared/exports/answer_export'
import { countUpTo } from '#modules/shared/exports/count_up_to'
import { withSpool, writeTo } from '#modules/shared/exports/spool'
import type { ExportTable } from '#modules/shared/exports/table'
import { defineJob } from '#modules/shared/queue/job'
import { asJob, inSnapshot, unitsOfJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { CloseExport } from '../actions/close_export.ts'
import { OpenExport, type OpenedExport } from '../actions/open_export.ts'
import { WRITING_MINUTES } from '../domain/limits.ts'
import { SOURCES } from '../domain/sources.ts'
import Export from '../models/export.ts'

interface WriteExportInput extends BackgroundInput {
  exportId: string
}

const TELL_MS = 1_000

/**
 * Writes a list into a file: read by a cursor as it stood at one moment, kept where no other company looks. Nothing of
 * it stays in memory, and a second attempt begins again.
 */
export const writeExport = defineJob<WriteExportInput>({
  name: 'write-export',
  async handle(input) {
    const inScope = unitsOfJob('write-export', input)
    const opened = await inScope((scope) => OpenExport.handle(scope, input.exportId))
    if (!opened) return
    const fileKey = `company/${input.companyId}/exports/${opened.id}.${opened.format}`
    const seen: Seen = { total: null, done: 0 }
    const tell = (facts: object) =>
      inScope(() => Export.query().where('id', opened.id).where('status', 'running').update(facts))
    const telling = setInterval(() => {
      tell({ ...seen, progressed_at: DateTime.now().toSQL() }).catch(() => {})
    }, TELL_MS)
    const bytes = await withSpool(async (path) => {
      const size = await readInto(path, input, opened, seen)
      await drive.use().copyFromFs(path, fileKey)
      return size
    }).finally(() => clearInterval(telling))
    await inScope((scope) =>
      CloseExport.handle(scope, opened.id, { done: seen.done, fileKey, bytes })
    )
  },
  failed: (input) =>
    asJob('write-export', input, (scope) => CloseExport.handle(scope, input.exportId, null)),
})

interface Seen {
  total: number | null
  done: number
}

/** The whole file from one snapshot, as the person who asked would see it. */
function readInto(
  path: string,
  input: WriteExportInput,
  { kind, format, language, filter, acting }: OpenedExport,
  seen: Seen
): Promise<number> {
  const source = SOURCES[kind]
  return inSnapshot({ ...input, locale: language }, acting, WRITING_MINUTES, async (scope) => {
    seen.total = await countUpTo(scope.trx, source.rows(scope, filter))
    const table = counted(source.table(scope, filter, language), (rows) => (seen.done += rows))
    return writeTo(path, chunksOf(table, format, source.csv(language)))
  })
}

function counted(table: ExportTable, count: (rows: number) => void): ExportTable {
  async function* batches() {
    for await (const rows of table.batches) {
      yield rows
      count(rows.length)
    }
  }
  return { ...table, batches: batches() }
}
