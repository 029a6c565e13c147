import { findActor, may } from '#modules/accounts/index'
import type { ExportKind } from '#modules/shared/exports/export_source'
import type { ExportFormat } from '#modules/shared/exports/send_file'
import type { Acting, Locale, Scope } from '#modules/shared/tenancy/scope'
import { SOURCES } from '../domain/sources.ts'
import Export from '../models/export.ts'
import { endExport } from './end_export.ts'
import { giveTurn } from './give_turn.ts'

/** What is to be written, and as whom. */
export interface OpenedExport {
  id: string
  kind: ExportKind
  format: ExportFormat
  language: Locale
  filter: Record<string, unknown>
  acting: Acting
}

/**
 * Begins to write an export, or begins again after an attempt that was cut. Null when it is done, and when the person who
 * asked has left or has another role since: what they may see now is not what they asked for.
 */
export class OpenExport {
  static async handle(scope: Scope, id: string): Promise<OpenedExport | null> {
    const row = await Export.query().where('id', id).forUpdate().first()
    if (!row || row.status === 'ready' || row.status === 'failed') return null
    const acting = await findActor(scope, row.requestedBy)
    if (acting?.actor.role !== row.role || !may(row.role, SOURCES[row.kind].can)) {
      await endExport(scope, row, { status: 'failed' })
      await giveTurn(scope)
      return null
    }
    await row.merge({ status: 'running', done: 0 }).save()
    const { kind, format, language, filter } = row
    return { id, kind, format, language, filter, acting }
  }
}
