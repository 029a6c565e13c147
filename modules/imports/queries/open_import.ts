import type { FieldProblem } from '#modules/shared/http/problem'
import { fail, ok, type Result } from '#modules/shared/result'
import type { InScope } from '#modules/shared/tenancy/scopes'
import {
  FileRefused,
  type FileFault,
  type ReadChoices,
  type SheetTable,
} from '../domain/sheet_table.ts'
import { readSheet } from '../files/read_sheet.ts'
import Import from '../models/import.ts'
import ImportFile from '../models/import_file.ts'

/** The sentence of what is wrong with a whole file. */
export type ExplainFile = (fault: FileFault) => string

/** An import with the rows of its file. */
export interface OpenedImport {
  row: Import
  file: ImportFile
  table: SheetTable
}

/** Reads the file of an import while no unit of work is open: a large one takes its time. */
export async function openImport(
  inScope: InScope,
  id: string,
  explain: ExplainFile,
  choices?: ReadChoices
): Promise<Result<OpenedImport>> {
  const kept = await inScope(async () => {
    const row = await Import.find(id)
    const file = row && (await ImportFile.of(id))
    return row && file ? { row, file } : null
  })
  if (!kept) return fail('E_NOT_FOUND')
  const { bytes } = kept.file
  if (!bytes) return fail('E_IMPORT_SEALED')
  const table = await readOrRefuse(bytes, explain, choices ?? kept.row.settings.read)
  return table.ok ? ok({ ...kept, table: table.value }) : table
}

/** The rows of a file, or the sentence that says why it has none. */
export async function readOrRefuse(
  bytes: Uint8Array,
  explain: ExplainFile,
  choices: ReadChoices = {}
): Promise<Result<SheetTable>> {
  try {
    return ok(await readSheet(bytes, choices))
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    const problem: FieldProblem = {
      path: 'file',
      code: error.fault,
      message: explain(error.fault),
    }
    return fail('E_IMPORT_FILE', [problem])
  }
}
