import vine from '@vinejs/vine'
import { EXPORT_KINDS } from '#modules/shared/exports/export_source'
import { LOCALES } from '#modules/shared/tenancy/scope'

export const startExportValidator = vine.create({
  id: vine.string().uuid().optional(),
  kind: vine.enum(EXPORT_KINDS),
  format: vine.enum(['csv', 'xlsx'] as const),
  language: vine.enum(LOCALES).optional(),
  /** What the list itself takes. */
  filter: vine.object({}).allowUnknownProperties().optional(),
})
