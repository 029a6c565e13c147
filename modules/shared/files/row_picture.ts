import { record, type AuditEvent } from '#modules/shared/audit/record'
import type { BodyBytes } from '#modules/shared/http/body_bytes'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { keepPicture, type KeptPicture, type PictureRules } from './keep_picture.ts'
import type { PictureType } from './picture_type.ts'

type Kept = KeptPicture<PictureType>

interface PictureRow {
  id: string
  merge(values: object): unknown
  save(): Promise<unknown>
}

/** A query for one row. */
interface OneRow {
  first(): Promise<PictureRow | null>
  forUpdate(): OneRow
}

/** What a kind of row says of its picture. */
export interface PictureOfRow {
  /** The row with an id, where it may have this picture and callers may know of it. */
  row: (scope: Scope, id: string) => OneRow
  /** The columns, as the model has them, of the file and of its type. */
  columns: { fileKey: string; type: string }
  /** Where its files lie below the company's folder, or that and what their names begin with. */
  place: (id: string) => string
  /** How many bytes it may have, and what is refused with which problem. */
  limit: BodyBytes
  /** What the audit log says of a change, and of what kind of subject. */
  event: AuditEvent
  subject: string
  /** Judges and keeps the bytes; PNG and JPEG unless said otherwise. */
  keep?: (bytes: Uint8Array, rules: PictureRules, companyId: string) => Promise<Result<Kept>>
  /** What else of the row follows from its picture. */
  also?: (file: Kept | null) => object
}

/** Which file a row's picture is, and of what type; nothing of none. */
export interface FileOfRow {
  fileKey: string | null
  type: string | null
}

/** Says whose picture is meant; throws where the caller may not. It is asked in each unit of work. */
export type RowId = (scope: Scope) => string | Promise<string>

/** A picture that is kept on a row of the company: shown, given, and taken away. */
export interface RowPicture {
  /** The file, for `sendPicture`. */
  find(scope: Scope, id: string): Promise<FileOfRow>
  /** Keeps the bytes with no unit of work open, then says on the row which file they are. */
  give(inScope: InScope, idOf: RowId, bytes: Uint8Array): Promise<Result<null>>
  /** Says that there is none any more; its file goes with the night's upkeep. */
  remove(scope: Scope, id: string): Promise<Result<null>>
}

/** The picture that a kind of row keeps, by what is said of it. */
export function rowPicture(of: PictureOfRow): RowPicture {
  return {
    async find(scope, id) {
      const row = (await of.row(scope, id).first()) as Record<string, any> | null
      return { fileKey: row?.[of.columns.fileKey] ?? null, type: row?.[of.columns.type] ?? null }
    },

    async give(inScope, idOf, bytes) {
      const found = await inScope(async (scope) => {
        const row = await of.row(scope, await idOf(scope)).first()
        return row && { id: row.id, companyId: scope.companyId }
      })
      if (!found) return fail('E_NOT_FOUND')
      const rules = {
        at: `company/${found.companyId}/${of.place(found.id)}`,
        most: of.limit.most,
        refused: of.limit.tooLarge,
      }
      const kept = await (of.keep ?? keepPicture)(bytes, rules, found.companyId)
      if (!kept.ok) return kept
      return inScope(async (scope) => write(of, scope, await idOf(scope), kept.value))
    },

    remove: (scope, id) => write(of, scope, id, null),
  }
}

/** Writes which file is the row's picture, and the line of the audit log. */
async function write(
  { row: rowOf, columns, event, subject, also }: PictureOfRow,
  scope: Scope,
  id: string,
  file: Kept | null
): Promise<Result<null>> {
  const row = await rowOf(scope, id).forUpdate().first()
  if (!row) return fail('E_NOT_FOUND')
  const type = file?.type ?? null
  row.merge({ [columns.fileKey]: file?.fileKey ?? null, [columns.type]: type, ...also?.(file) })
  await row.save()
  await record(scope, event, { type: subject, id }, { type })
  return ok(null)
}
