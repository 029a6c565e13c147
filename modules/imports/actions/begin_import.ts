import { createHash } from 'node:crypto'
import { findCompany } from '#modules/accounts/index'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { nissPrints } from '#modules/team/index'
import { keptOfficial } from '../domain/official_file.ts'
import { officialTable } from '../domain/official_table.ts'
import type { SheetTable } from '../domain/sheet_table.ts'
import { readOfficial } from '../files/read_official.ts'
import { readSheet } from '../files/read_sheet.ts'
import { NO_SETTINGS, type ImportSettings } from '../domain/import_settings.ts'
import type { TargetName } from '../domain/import_target.ts'
import Import from '../models/import.ts'
import { keptSettings } from '../models/kept_settings.ts'
import { isOfLists, TARGET } from '../targets/targets.ts'
import ImportFile from '../models/import_file.ts'
import ImportProfile from '../models/import_profile.ts'
import { draftOf, type Draft } from '../queries/draft_of.ts'
import { readOrRefuse, type ExplainFile } from '../queries/open_import.ts'

export interface BeginImportInput {
  /** Chosen by the client, so that a call that is repeated begins one import. */
  id?: string
  target: TargetName
  fileName: string
  bytes: Uint8Array
  /** Of an official file: why its register numbers are kept. */
  nissFor?: ImportSettings['nissFor']
}

/** What the files of a company that are kept may come to: 200 MB. */
const MOST_KEPT = 200_000_000

/** Keeps a file that can be read, with what is decided of such files already; of one that cannot nothing is kept. */
export class BeginImport {
  static async handle(
    inScope: InScope,
    { id, target, fileName, bytes, nissFor }: BeginImportInput,
    explain: ExplainFile
  ): Promise<Result<Draft>> {
    const read = await readOrRefuse(() => taken(inScope, { target, bytes, nissFor }), explain)
    if (!read.ok) return read
    const { table, kept: content } = read.value
    const fileHash = createHash('sha256').update(bytes).digest('base64url')
    return inScope(async (scope) => {
      const twin = id ? await Import.find(id) : null
      // Another file under its id is another import: who may not see the first is told nothing of it.
      if (twin && (twin.target !== target || twin.fileHash !== fileHash)) return fail('E_CONFLICT')
      if (twin) return ok(await draftOf(scope, twin, table))
      const [{ kept }] = await scope.trx.from('imports').sum('bytes as kept')
      if (Number(kept ?? 0) + bytes.length > MOST_KEPT) return fail('E_IMPORT_ROOM')
      const newId = await insertOnce(scope, 'imports', {
        id,
        target,
        file_name: fileName,
        file_hash: fileHash,
        bytes: bytes.length,
        settings: keptSettings({
          ...(await settingsFor(target, table.header)),
          ...(target === 'official' && nissFor && { nissFor }),
        }),
        created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
      })
      if (!newId) return fail('E_CONFLICT')
      await new ImportFile().merge({ importId: newId }).keep(content).save()
      return ok(await draftOf(scope, await Import.findOrFail(newId), table))
    })
  }
}

/** The rows of a file, and what is kept of it: of an official one what was read and not the file, which says more of people. */
async function taken(
  inScope: InScope,
  { target, bytes, nissFor }: Pick<BeginImportInput, 'target' | 'bytes' | 'nissFor'>
): Promise<{ table: SheetTable; kept: Uint8Array }> {
  if (target !== 'official') return { table: await readSheet(bytes), kept: bytes }
  const company = await inScope(findCompany)
  const file = await readOfficial(bytes, {
    employer: company.numeroEntreprise,
    printsOf: (niss) => nissPrints(company.id, niss),
    keepsNiss: nissFor !== undefined,
  })
  return { table: officialTable(file), kept: keptOfficial(file) }
}

/** What was decided the last time that a file had these titles. */
async function settingsFor(
  target: TargetName,
  header: readonly string[]
): Promise<ImportSettings> {
  const { empty = NO_SETTINGS.empty } = TARGET[target]
  const profile = await ImportProfile.of(target, header)
  if (!profile) return { ...NO_SETTINGS, empty }
  const { titles: _titles, ...remembered } = profile.settings
  const values = remembered.values.filter(({ field }) => isOfLists(target, field))
  return { ...NO_SETTINGS, ...remembered, values }
}
