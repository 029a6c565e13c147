import { column } from '@adonisjs/lucid/orm'
import { ExportSchema } from '#database/schema'
import type { ExportKind } from '#modules/shared/exports/export_source'
import type { ExportFormat } from '#modules/shared/exports/send_file'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { Locale } from '#modules/shared/tenancy/scope'

/** A list on its way into a file: asked for, written by a job, kept for some days for the person who asked. */
export default class Export extends ExportSchema {
  @column() declare kind: ExportKind
  @column() declare format: ExportFormat
  @column() declare language: Locale
  @column() declare status: 'waiting' | 'running' | 'ready' | 'failed'
  @column(asJson()) declare filter: Record<string, unknown>
}
