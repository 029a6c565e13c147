import { record } from '#modules/shared/audit/record'
import type { ExportKind } from '#modules/shared/exports/export_source'
import type { ExportFormat } from '#modules/shared/exports/send_file'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { MOST_UNFINISHED } from '../domain/limits.ts'
import Export from '../models/export.ts'
import { ownExports } from '../queries/own_exports.ts'
import { giveTurn, queueOf } from './give_turn.ts'

export interface StartExportInput {
  /** Chosen by the client so that a double click makes one file. */
  id?: string
  kind: ExportKind
  format: ExportFormat
  language?: Locale
  /** As the list's own validator gave it back. */
  filter: Record<string, unknown>
}

/** Asks for a list as a file; a job writes it when those asked for earlier in the company are done. */
export class StartExport {
  static async handle(
    scope: Scope,
    { id, kind, format, language = scope.locale, filter }: StartExportInput
  ): Promise<Result<Export>> {
    if (scope.actor.kind !== 'user') return fail('E_FORBIDDEN')
    await queueOf(scope)
    const twin = id && (await ownExports(scope).where('id', id).first())
    if (twin) return ok(twin)
    const unfinished = await Export.query().whereIn('status', ['waiting', 'running'])
    if (unfinished.length >= MOST_UNFINISHED) return fail('E_TOO_MANY_EXPORTS')
    const newId = await insertOnce(scope, 'exports', {
      id,
      kind,
      format,
      language,
      filter: JSON.stringify(filter),
      requested_by: scope.actor.id,
      role: scope.actor.role,
    })
    if (!newId) return fail('E_CONFLICT')
    await record(scope, 'export.requested', { type: 'export', id: newId }, { kind, format })
    await giveTurn(scope)
    return ok(await Export.findOrFail(newId))
  }
}
