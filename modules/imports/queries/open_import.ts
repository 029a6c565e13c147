import type { FieldProblem } from '#modules/shared/http/problem'
import { fail, ok, type Result } from '#modules/shared/result'
import type { InScope } from '#modules/shared/tenancy/scopes'
import {
  FileRefused,
  type FileFault,
  type ReadChoices,
  type SheetTable,
} from '../domain/sheet_table.ts'
import { openedOfficial } from '../domain/official_file.ts'
import { officialTable } from '../domain/official_table.ts'
import { readSheet } from '../files/read_sheet.ts'
import Import from '../models/import.ts'
import ImportFile from '../models/import_file.ts'

/** The sentence of what is wrong with a whole file. */
export type ExplainFile = (fault: FileFault, params: FileRefused['params']) => string

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
  if (kept.row.target === 'official') return ok({ ...kept, table: officialTable(openedOfficial(bytes)) })
  const table = await readOrRefuse(() => readSheet(bytes, choices ?? kept.row.settings.read), explain)
  return table.ok ? ok({ ...kept, table: table.value }) : table
}

/** What is read of a file, or the sentence that says why nothing is. */
export async function readOrRefuse<Read>(
  read: () => Promise<Read>,
  explain: ExplainFile
): Promise<Result<Read>> {
  try {
    return ok(await read())
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    const problem: FieldProblem = {
      path: 'file',
      code: error.fault,
      message: explain(error.fault, error.params),
    }
    return fail('E_IMPORT_FILE', [problem])
  }
}
